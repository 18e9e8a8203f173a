"""What people read: words, rules pages, examples, lessons."""
