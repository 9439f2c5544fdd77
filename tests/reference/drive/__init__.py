"""The differential driver: an engine process and the reference side by side."""
