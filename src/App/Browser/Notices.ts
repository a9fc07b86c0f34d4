import { signal } from "@preact/signals"

const kept = "steward.notices"

/** Whether this browser tells of comments that begin to wait while nobody looks at the page. */
export const areNoticesOn = signal(false)

const isAllowed = () => "Notification" in globalThis && Notification.permission === "granted"

/** Reads what was chosen in this browser; what the person has taken back in the browser itself counts no more. */
export const rememberNotices = () => {
  areNoticesOn.value = isAllowed() && localStorage.getItem(kept) === "on"
}

/** Turns them on or off; the browser asks the person once. Answers whether that is possible. */
export const switchNotices = async (): Promise<boolean> => {
  const isWanted = !areNoticesOn.value
  // browsers know notifications only over https, and on this machine
  if (isWanted && "Notification" in globalThis) await Notification.requestPermission()
  areNoticesOn.value = isWanted && isAllowed()
  localStorage.setItem(kept, areNoticesOn.value ? "on" : "off")
  return areNoticesOn.value === isWanted
}

/** Tells that a comment waits, unless somebody looks. It holds nothing of the comment: others may see the screen. */
export const tellOfWaiting = (id: string, brand: string): void => {
  if (!areNoticesOn.value || !document.hidden) return
  const options = { body: "Open Steward to answer it.", tag: `steward-${brand}` }
  const notice = new Notification(`A comment at ${brand} waits for an answer`, options)
  notice.addEventListener("click", () => {
    window.focus()
    location.assign(`/needs-you/${encodeURIComponent(id)}`)
  })
}
