"""What a host reads: metrics and logs."""
