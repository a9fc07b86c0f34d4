import { accessTimes } from "#src/Access/BoundedTimes.ts"
import { alertTimes } from "#src/Alerts/BoundedTimes.ts"
import { taskTimes } from "#src/Autopilot/Drafts/BoundedTimes.ts"
import { commentTimes } from "#src/Comments/BoundedTimes.ts"
import { contactTimes } from "#src/Contacts/BoundedTimes.ts"
import type { BoundedTime } from "#src/Database/BoundedTimes.ts"
import { turnTimes } from "#src/Database/Turns.ts"
import { marketingTimes } from "#src/EmailMarketing/BoundedTimes.ts"
import { workTimes } from "#src/Moderation/BoundedTimes.ts"
import { oauthTimes } from "#src/OAuth/BoundedTimes.ts"
import { pollTimes } from "#src/Platforms/BoundedTimes.ts"
import { webhookTimes } from "#src/Webhooks/BoundedTimes.ts"

/** Every lease, limit and end that is stored, room by room. */
export const everyTime: ReadonlyArray<BoundedTime> = [
  ...turnTimes,
  ...webhookTimes,
  ...accessTimes,
  ...oauthTimes,
  ...commentTimes,
  ...contactTimes,
  ...marketingTimes,
  ...pollTimes,
  ...workTimes,
  ...taskTimes,
  ...alertTimes
]
