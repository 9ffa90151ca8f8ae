"""The Lab on the screen: the reader's own text on its way to a fingerprint."""
