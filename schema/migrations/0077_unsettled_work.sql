-- until when the platform may still carry out an attempt that it did not answer: what contradicts it waits for that
ALTER TABLE platform_work ADD COLUMN unsettled_until timestamptz(3);
