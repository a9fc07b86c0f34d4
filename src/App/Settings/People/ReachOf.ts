import { platformName } from "#schema/Platform.ts"
import type { PeopleProps } from "./PeopleProps.ts"

/** The accounts that a membership is for, in words. */
export const reachOf = (limited: ReadonlyArray<string> | null, accounts: PeopleProps["accounts"]) =>
  limited === null
    ? "every account"
    : accounts
        .filter(({ id }) => limited.includes(id))
        .map(({ name, platform }) => `${name} on ${platformName(platform)}`)
        .join(", ") || "accounts that are gone"
