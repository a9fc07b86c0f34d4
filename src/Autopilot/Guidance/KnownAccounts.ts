import type { Policy, Rule } from "./Policy.ts"
import { isSameName } from "./Whereabouts.ts"
import { listed } from "./Wording.ts"

const accountsOf = (rule: Rule): ReadonlyArray<string> =>
  [rule, ...rule.exceptIn].flatMap(({ accounts }) => accounts ?? [])

const mostNamed = 20

const existing = (names: ReadonlyArray<string>): string => {
  if (names.length === 0) return "no account is connected yet"
  const shown = names.slice(0, mostNamed).map((name) => `“${name}”`)
  const more = names.length - shown.length
  const all = more > 0 ? [...shown, `${more} more`] : shown
  return names.length === 1 ? `the account is ${all.join("")}` : `the accounts are ${listed(all, "and")}`
}

const whyUnknown = (name: string, names: ReadonlyArray<string>) =>
  `there is no account called “${name}”; ${existing(names)}. Name an account as it is called, and save the guidance again`

/** A policy in which each sentence with an account that does not exist is reported back, with those that do. */
export const knowingAccounts = (policy: Policy, names: ReadonlyArray<string>): Policy => {
  const unknown = new Map<string, string>()
  for (const rule of policy.rules) {
    const name = accountsOf(rule).find((account) => !names.some((known) => isSameName(known, account)))
    if (name !== undefined) unknown.set(rule.source, name)
  }
  if (unknown.size === 0) return policy
  const distinct = [...new Set(names)]
  return {
    ...policy,
    rules: policy.rules.filter(({ source }) => !unknown.has(source)),
    unclear: [...policy.unclear, ...Array.from(unknown, ([text, name]) => ({ text, why: whyUnknown(name, distinct) }))]
  }
}

/**
 * A policy compiled anew, without the rules that name accounts where their sentence was reported back before: nobody
 * has looked since whether there are such accounts.
 */
export const stillReported = (policy: Policy, before: Policy): Policy => {
  const reported = before.unclear.filter(({ text }) =>
    policy.rules.some((rule) => rule.source === text && accountsOf(rule).length > 0)
  )
  const texts = new Set(reported.map(({ text }) => text))
  return texts.size === 0
    ? policy
    : {
        ...policy,
        rules: policy.rules.filter(({ source }) => !texts.has(source)),
        unclear: [...policy.unclear, ...reported]
      }
}
