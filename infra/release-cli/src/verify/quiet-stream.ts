/** The response of an event stream on which nothing happens. */
export const QUIET_STREAM = { contentType: 'text/event-stream', body: ': nothing new\n\n' };
