import { Layer } from "effect"
import { activeKeys } from "#src/Access/Keys/KeyHold.ts"
import { decisionServices } from "#src/Autopilot/AutopilotServices.ts"
import { contactWritings } from "#src/Comments/ContactComments.ts"
import { lastErasure } from "#src/Erasure/ErasureTimes.ts"
import { heldComments } from "#src/Moderation/Held/HeldSql.ts"
import { waitingComments } from "#src/Reports/Waiting.ts"
import { salesLedTo } from "#src/Sales/LedTo.ts"

/** What rooms ask of tables that a room above them owns. Each port stands on the database alone. */
export const ports = Layer.mergeAll(
  activeKeys,
  contactWritings,
  decisionServices,
  heldComments,
  lastErasure,
  salesLedTo,
  waitingComments
)
