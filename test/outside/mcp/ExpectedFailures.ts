/**
 * What the protocol's judge finds wanting and why that is right, check by check. Everything else it finds fails the
 * run, and so does anything of this that it no longer finds.
 */
export const expectedFailures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "server-stateless 2026-07-28": {
    "sep-2575-server-rejects-undeclared-capability":
      "Not testable: needs the judge's own tool test_missing_capability; no tool of Steward's asks a client for anything",
    "sep-2575-missing-capability-http-400": "Not testable: needs the judge's own tool test_missing_capability",
    "sep-2575-http-server-no-independent-requests-on-stream":
      "Not testable: needs the judge's own tool test_streaming_elicitation; Steward sends no requests to clients",
    "sep-2575-server-no-log-without-loglevel":
      "Not testable: needs the judge's own tool test_logging_tool; Steward sends clients no log"
  },
  "caching 2026-07-28": {
    "sep-2549-prompts-list-caching-hints": "Steward offers no prompts, and does not say that it does",
    "sep-2549-resources-list-caching-hints": "Steward offers no resources, and does not say that it does",
    "sep-2549-resources-templates-list-caching-hints": "Steward offers no resources, and does not say that it does"
  },
  "server-sse-multiple-streams 2025-11-25": {
    "server-sse-multiple-streams-session":
      "A warning: the scenario wants a session, which is optional, and Steward keeps none between requests"
  }
}
