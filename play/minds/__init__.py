"""minds."""
