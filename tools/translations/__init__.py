"""`python -m tools.translations <code>`: what a language lacks, and what is wrong in it.

docs/translating.md says more.
"""
