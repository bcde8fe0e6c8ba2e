"""The kinds of matters, one file each. CONTRIBUTING.md says how to add one."""
