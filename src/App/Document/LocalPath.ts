/** Where a person may be led on to after signing in: pages of ours that begin somewhere. */
const entrances =
  /^\/(|welcome|autopilot(\/guidance(\/versions\/\d+)?)?|(oauth\/)?authorize|assistants|members|inbox(\/[^/]+)?|needs-you(\/[^/]+)?|contacts(\/[^/]+)?|reports(\.csv|\/links)?|settings(\/[^/]+){0,2})$/

export const home = "/"

/** Where the first owner comes in. */
export const welcome = "/welcome"

/** A path of ours that was asked for, with its query; the home page for everything else, so that nobody is led away. */
export const localPath = (asked: string | undefined): string => {
  if (asked === undefined || !/^\/[\x21-\x7e]*$/.test(asked) || asked.includes("\\")) return home
  if (!URL.canParse(asked, "https://steward.invalid")) return home
  const { hash, origin, pathname, search } = new URL(asked, "https://steward.invalid")
  return origin === "https://steward.invalid" && hash === "" && entrances.test(pathname) ? pathname + search : home
}
