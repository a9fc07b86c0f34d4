import { effect, signal } from "@preact/signals"

const kept = "steward.keys"

/** Whether letters alone do something; people can switch it off, and it stays so in this browser. */
export const areKeysOn = signal(true)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), select, textarea'))

/** Where the page itself leads: each place that this person is offered, with its letter. */
export const goingPlaces = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("nav a[data-key]")].map((link) => ({
    letter: link.dataset["key"] ?? "",
    label: link.textContent ?? "",
    link
  }))

/** What a key that is held down goes on doing: to step through a list, and nothing that changes anything. */
const repeated = new Set(["j", "k"])

/** Listens to keys until what it answers is called. `g` and a letter leads to a place of the app. */
export const listenToKeys = (actions: Readonly<Record<string, () => void>>): (() => void) => {
  let isGoing = false
  const onKey = (event: KeyboardEvent) => {
    const { ctrlKey, altKey, key, metaKey, repeat, target } = event
    // Enter that is held down on a button would press it again and again
    const isHeldButton = key === "Enter" && target instanceof HTMLElement && target.closest("button") !== null
    if (repeat && isHeldButton) return event.preventDefault()
    if (ctrlKey || altKey || metaKey || event.isComposing || isTyping(target) || !areKeysOn.value) return
    // Enter on a button or a link is that button's
    if (
      key === "Enter" &&
      target instanceof HTMLElement &&
      target !== document.body &&
      target.closest("a,button,summary")
    )
      return
    if (document.querySelector("dialog[open]") !== null || (repeat && !repeated.has(key))) return
    const place = isGoing ? goingPlaces().find(({ letter }) => letter === key) : undefined
    isGoing = key === "g" && !isGoing
    const action = place === undefined ? actions[key] : () => place.link.click()
    if (action === undefined || isGoing) return
    event.preventDefault()
    action()
  }
  document.addEventListener("keydown", onKey)
  return () => document.removeEventListener("keydown", onKey)
}

/** Reads what was chosen in this browser, and keeps what is chosen from now on. */
export const rememberKeys = () => {
  areKeysOn.value = localStorage.getItem(kept) !== "off"
  return effect(() => localStorage.setItem(kept, areKeysOn.value ? "on" : "off"))
}
