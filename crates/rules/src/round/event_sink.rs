//! Taking events as they happen.

use crate::round::Event;

/// Takes events as they happen.
pub trait EventSink {
    /// Takes one event.
    fn event(&mut self, event: &Event);

    /// Takes an event that is made only if the sink listens.
    #[inline]
    fn tell(&mut self, make: impl FnOnce() -> Event)
    where
        Self: Sized,
    {
        self.event(&make());
    }
}

/// Lets events go by; none is even made.
impl EventSink for () {
    fn event(&mut self, _: &Event) {}

    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Event) {}
}

/// Keeps events.
impl EventSink for Vec<Event> {
    fn event(&mut self, event: &Event) {
        self.push(event.clone());
    }
}

impl<S: EventSink + ?Sized> EventSink for &mut S {
    #[inline]
    fn event(&mut self, event: &Event) {
        (**self).event(event);
    }
}

/// Tells two sinks.
impl<S: EventSink, T: EventSink> EventSink for (S, T) {
    fn event(&mut self, event: &Event) {
        self.0.event(event);
        self.1.event(event);
    }
}
