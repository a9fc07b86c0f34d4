import { Data } from "effect"
import { type Platform, platformName } from "#schema/Platform.ts"

/** Why an account is disconnected that two workspaces had connected before that was refused. */
export const connectedElsewhere = "It is connected in another brand of this installation."

/** Another workspace has connected the same page or channel. The words do not say which: that is the operator's to know. */
export class ConnectedElsewhere extends Data.TaggedError("ConnectedElsewhere")<{
  readonly platform: Platform
  readonly externalId: string
}> {
  readonly code = "conflict"

  override get message() {
    const account = `${JSON.stringify(this.externalId)} on ${platformName(this.platform)}`
    return `${account} is already connected in another brand of this installation. It can be connected here once it is disconnected there.`
  }
}
