import { platformName, platforms } from "#schema/Platform.ts"

/** The folders of a room, from the ground up: each names those before it, and not its own row or those behind. */
export const subFloors: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = {
  Access: [["Limits", "People"], ["Factors"], ["Idempotency", "Keys", "SignIn", "Workspaces"], ["Members"]],
  Autopilot: [
    ["Text"],
    ["Expressions", "Likeness", "Phrases"],
    ["Detectors", "WordLists"],
    ["Features"],
    ["Language", "Model"],
    ["Tongues"],
    ["Classify", "Competitors"],
    ["Attributes", "Guidance"],
    ["Assess", "LanguageModel", "Records", "Replies"],
    ["Learning"],
    ["Decide"],
    ["Settings"],
    ["Replay"],
    ["GuidanceSettings"],
    ["Drafts"],
    ["Worker"],
    ["Asking", "Revisits", "Status"]
  ],
  Http: [
    ["Body", "OpenApi", "Places", "Routing"],
    ["Endpoints", "Request"],
    ["Handlers", "Perspective", "Sessions"]
  ],
  OAuth: [["Protocol"], ["Clients"], ["Grants"]],
  Platforms: [
    ["Port"],
    ["Graph", "Walk"],
    platforms.map(platformName),
    ["Adapters"],
    ["Accounts"],
    ["Leads"],
    ["Doctor"],
    ["Inbox"],
    ["Reading"],
    ["Connect"]
  ],
  Webhooks: [["Names", "Pace", "Signing"], ["Target"], ["Attempt"], ["Queue", "Wire"], ["Hooks"], ["Log"], ["Send"]]
}
