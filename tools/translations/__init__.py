"""`python -m tools.translations <code>`: what a language lacks, and what is wrong with what it has. See docs/translating.md."""
