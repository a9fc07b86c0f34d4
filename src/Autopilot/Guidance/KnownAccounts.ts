import { normalise } from "../Text/Normalise.ts"
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

const wordsOf = (name: string): ReadonlyArray<string> => normalise(name).words.map(({ text }) => text)

/** Whether a name is what an account is called, or how that begins: `Fjord` of `Fjord Coffee`. */
const isOwn = (name: string, accounts: ReadonlyArray<string>): boolean => {
  const words = wordsOf(name)
  return accounts.some((account) => {
    if (isSameName(account, name)) return true
    const own = wordsOf(account)
    return words.length > 0 && words.every((word, place) => own[place] === word)
  })
}

/** Nobody competes with themselves: whoever hides mentions of their own brand calls it no competitor. */
export const withoutOwn = (policy: Policy, names: ReadonlyArray<string>): Policy => {
  const competitors = policy.competitors.filter((name) => !isOwn(name, names))
  return competitors.length === policy.competitors.length ? policy : { ...policy, competitors }
}

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

/** Without those that a rule named before and that were no competitors then: they are the brand's own names. */
const stillOwn = (policy: Policy, before: Policy): Policy => {
  const named = new Set(before.rules.flatMap(({ terms }) => terms))
  const competitors = policy.competitors.filter((name) => before.competitors.includes(name) || !named.has(name))
  return competitors.length === policy.competitors.length ? policy : { ...policy, competitors }
}

/**
 * A policy compiled anew, without the rules that name accounts where their sentence was reported back before: nobody
 * has looked since whether there are such accounts, nor which names are their own.
 */
export const stillReported = (compiled: Policy, before: Policy): Policy => {
  const policy = stillOwn(compiled, before)
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
