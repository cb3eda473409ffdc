//! Limits that the system sets to a program.

/// Lets a write that would make a file larger than the user may have fail, as it does on a full disk,
/// instead of ending the program in the middle of a line.
pub(crate) fn ignore_file_size() {
    #[cfg(unix)]
    {
        use std::sync::Arc;
        use std::sync::atomic::AtomicBool;

        // A signal that is handled, by whatever, makes the write fail; without a handler there is
        // nothing better than to end.
        let _ = signal_hook::flag::register(nix::libc::SIGXFSZ, Arc::new(AtomicBool::new(false)));
    }
}
