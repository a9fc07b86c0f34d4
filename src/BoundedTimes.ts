import { accessTimes } from "./Access/BoundedTimes.ts"
import { taskTimes } from "./Autopilot/Drafts/BoundedTimes.ts"
import { commentTimes } from "./Comments/BoundedTimes.ts"
import { contactTimes } from "./Contacts/BoundedTimes.ts"
import type { BoundedTime } from "./Database/BoundedTimes.ts"
import { workTimes } from "./Moderation/BoundedTimes.ts"
import { oauthTimes } from "./OAuth/BoundedTimes.ts"
import { pollTimes } from "./Platforms/BoundedTimes.ts"
import { webhookTimes } from "./Webhooks/BoundedTimes.ts"

/** Every lease, limit and end that is stored, room by room. */
export const everyTime: ReadonlyArray<BoundedTime> = [
  ...webhookTimes,
  ...accessTimes,
  ...oauthTimes,
  ...commentTimes,
  ...contactTimes,
  ...pollTimes,
  ...workTimes,
  ...taskTimes
]
