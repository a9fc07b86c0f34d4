import { Context, Layer } from "effect"
import type { TargetUrlRules } from "./TargetUrl.ts"

/** Which rules a target URL is held to. */
export class TargetPolicy extends Context.Tag("steward/TargetPolicy")<
  TargetPolicy,
  { readonly rulesFor: (url: string) => TargetUrlRules }
>() {
  /** `trustedOrigins` may be private whatever the setting: a receiver that this very process started. */
  static readonly layer = (options: {
    readonly allowPrivate: boolean
    readonly trustedOrigins?: ReadonlyArray<string>
  }) =>
    Layer.succeed(TargetPolicy, {
      rulesFor: (url) => ({
        allowPrivate:
          options.allowPrivate || (URL.canParse(url) && (options.trustedOrigins ?? []).includes(new URL(url).origin))
      })
    })
}
