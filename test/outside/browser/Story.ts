import type { Browser, Page } from "playwright-core"
import { newAssistant, whoami } from "./Assistant.ts"
import type { Checks } from "./Checks.ts"
import { type Album, standIn } from "./Session.ts"
import type { RunningSteward } from "./Steward.ts"

const email = "ada@example.com"
const password = "correct horse battery staple"
const assistantSite = "https://claude.ai"
const callback = `${assistantSite}/api/mcp/auth_callback`

const heading = (page: Page) => page.locator("h1").textContent()

export const signIn = async (page: Page, secret = password) => {
  await page.getByLabel("E-mail address").fill(email)
  await page.getByLabel("Password").fill(secret)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** From the first link to the last sign-out, without JavaScript. */
export const story = async (browser: Browser, steward: RunningSteward, album: Album, checks: Checks) => {
  const { baseUrl } = steward
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1000, height: 760 } })
  const seen = await standIn(context, assistantSite)
  const page = await context.newPage()
  const complaints: Array<string> = []
  page.on("console", (message) => {
    // that a page answers with an error status is meant so
    if (!message.text().startsWith("Failed to load resource")) complaints.push(message.text())
  })

  const short = await browser.newContext({ javaScriptEnabled: false })
  const opened = await short.newPage()
  await opened.goto(steward.open)
  checks.is("a printed link opens the app signed in", (await heading(opened)) === "Hello Demo Owner", opened.url())
  await album.take(opened, "home-by-link")
  await opened.goto(steward.open)
  checks.is("once, and says so", (await opened.getByText("works only once").count()) === 1)
  await short.close()

  await page.goto(steward.setUp)
  await album.take(page, "set-up")
  await page.getByLabel("Your name").fill("Ada Lovelace")
  await page.getByLabel("E-mail address").fill(email)
  await page.getByLabel("Password").fill("password1234")
  await page.getByLabel("E-mail address").fill("ada@example")
  await page.getByRole("button", { name: "Set up and sign in" }).click()
  await album.take(page, "set-up-refused")
  await page.getByLabel("E-mail address").fill(email)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Set up and sign in" }).click()
  checks.is("the first link sets up the owner", (await heading(page)) === "Hello Ada Lovelace", await page.content())
  await album.take(page, "home")
  await page.goto(`${baseUrl}/settings/assistants`)
  await album.take(page, "assistants-none")
  await page.goto(steward.setUp)
  await album.take(page, "link-gone")
  checks.is("the link is good once", (await heading(page)) === "This link no longer works")

  await page.goto(`${baseUrl}/settings/people`)
  await album.take(page, "members-as-moderator")
  await page.getByLabel("Brand").selectOption("Nordlys Outdoor")
  await page.getByRole("button", { name: "Go" }).click()
  await page.goto(`${baseUrl}/settings/people`)
  await page.getByLabel("E-mail address").fill("grace@example.com")
  await page.getByRole("button", { name: "Invite" }).click()
  await album.take(page, "members")
  const invitation = await page.getByText("/invitation?token=").textContent()
  checks.is("an owner invites, and is given the link where no mail is set up", invitation !== null)
  await joining(browser, invitation ?? "", album, checks)
  await moderating(page, baseUrl, album, checks)
  await meeting(page, steward, album, checks)
  await page.getByRole("button", { name: "Sign out" }).click()

  const claude = await newAssistant(baseUrl, "Claude", callback)
  await page.goto(claude.authorizeUrl)
  await album.take(page, "sign-in")
  await signIn(page, "a wrong password")
  await album.take(page, "sign-in-refused")
  checks.is("a wrong password is refused", (await page.getByRole("alert").count()) === 1)
  await signIn(page)
  checks.is("the assistant is asked about", (await heading(page)) === "Let Claude act for you?", await page.content())
  await album.take(page, "consent")
  await page.getByText("Fjord Coffee").click()
  await page.getByLabel("Change the guidance").uncheck()
  await album.take(page, "consent-picked")
  await page.getByRole("button", { name: "Allow" }).click()
  await page.waitForURL(`${assistantSite}/**`)
  const [back] = seen
  checks.is("the browser takes a code to the assistant", back?.searchParams.has("code") === true, seen.join())
  const token = await claude.exchange(back ?? new URL(callback))
  const asked = await whoami(baseUrl, token)
  checks.is(
    "the assistant's token is good for the brand that was picked",
    asked.text.includes("Fjord Coffee"),
    asked.text
  )

  const local = await newAssistant(baseUrl, "Claude Code", "http://localhost/callback")
  await page.goto(local.authorizeUrl)
  await album.take(page, "consent-this-computer")
  const app = await newAssistant(baseUrl, "Cursor", "cursor://anysphere.cursor-mcp/oauth/callback")
  await page.goto(app.authorizeUrl)
  await album.take(page, "consent-app")
  const second = await newAssistant(baseUrl, "Claude", callback)
  await page.goto(second.authorizeUrl)
  await page.getByRole("button", { name: "Cancel" }).click()
  await page.waitForURL(`${assistantSite}/**`)
  checks.is("no is told to the assistant", seen.at(-1)?.searchParams.get("error") === "access_denied", seen.join())
  await page.goto(second.authorizeUrl.replace(/redirect_uri=[^&]+/, "redirect_uri=https%3A%2F%2Fevil.example%2F"))
  await album.take(page, "consent-refused")
  checks.is("a foreign address is not gone to", (await heading(page)) === "This assistant cannot be connected")

  await page.goto(`${baseUrl}/settings/assistants`)
  await chooseBrand(page, "Fjord Coffee")
  await page.goto(`${baseUrl}/settings/assistants`)
  await album.take(page, "assistants")
  await page.getByRole("button", { name: "Disconnect" }).click()
  checks.is("a disconnected assistant is gone", (await page.getByText("No assistant is connected").count()) === 1)
  checks.is("and its token with it", (await whoami(baseUrl, token)).status === 401)

  await page.getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("link", { name: "Forgot your password?" }).click()
  await album.take(page, "forgot")
  await page.getByLabel("E-mail address").fill("stranger@example.com")
  await page.getByRole("button", { name: "Send the link" }).click()
  await album.take(page, "forgot-sent")
  checks.is("who asks for a letter is told the same whoever they are", (await heading(page)) === "Check your e-mail")
  const [link = ""] =
    /http\S+/.exec(await steward.command("members", "password-link", "Ada Lovelace", "--workspace", "Fjord Coffee")) ??
    []
  await page.goto(link)
  await album.take(page, "new-password")
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Save and sign in" }).click()
  checks.is("a link sets a new password", (await heading(page)) === "Hello Ada Lovelace", await page.content())
  checks.is("the browser has nothing to complain of", complaints.length === 0, complaints.join("\n"))
  await context.close()
}

/** The brand of the demonstration, which has comments. */
export const chooseBrand = async (page: Page, name = "Nordlys Outdoor") => {
  await page.getByLabel("Brand").selectOption(name)
  await page.getByRole("button", { name: "Go" }).click()
}

/** Comments come in while this goes on; the first about a refund is asked about. */
const untilAsked = async (page: Page) => {
  await chooseBrand(page)
  for (let tries = 0; tries < 60 && (await page.locator(".queue li a").count()) === 0; tries++) {
    await page.waitForTimeout(500)
    await page.reload()
  }
}

/** A person who wrote to the brand has a page. */
const meeting = async (page: Page, { baseUrl, command }: RunningSteward, album: Album, checks: Checks) => {
  const people = await command("contacts", "list", "--workspace", "Nordlys Outdoor", "--json")
  const [id = ""] = /con_[0-9a-f]{32}/.exec(people) ?? []
  const shown = await page.goto(`${baseUrl}/contacts/${id}`)
  checks.is("a person has a page", shown?.status() === 200, `${shown?.status()} ${id}`)
  await album.take(page, "contact")
}

/** What waits is looked at and answered, and every link leads to a page. */
const moderating = async (page: Page, baseUrl: string, album: Album, checks: Checks) => {
  await page.goto(`${baseUrl}/needs-you`)
  await untilAsked(page)
  await album.take(page, "needs-you")
  await page.locator(".queue li a").first().click()
  await page.waitForURL("**/needs-you/com_*")
  await album.take(page, "comment-waiting")
  checks.is("a comment stands beside the list", (await page.locator(".one .said").count()) === 1, await page.content())
  const asked = page.url()
  await page.getByRole("button", { name: "Hide it" }).click()
  await album.take(page, "answered")
  const taken = await page.locator(".note[role=status]").textContent()
  checks.is("an answer is taken", /hidden/i.test(taken ?? ""), taken)
  await page.goto(asked)
  checks.is("and stands at the comment", (await page.getByText("Ada Lovelace").count()) > 0, await page.content())
  await page.goto(`${baseUrl}/inbox`)
  await chooseBrand(page)
  await album.take(page, "inbox")
  await page.locator("a.comment").first().click()
  await album.take(page, "comment")
  checks.is("the page of a comment says why", (await page.getByText("Why", { exact: true }).count()) > 0)
  await page.goto(`${baseUrl}/settings`)
  await album.take(page, "settings")
  await chooseBrand(page)
  await album.take(page, "settings-of-a-brand-with-accounts")
  await page.goto(`${baseUrl}/`)
  await album.take(page, "home-while-comments-wait")
  const missing = await page.goto(`${baseUrl}/inbox/com_nothing`)
  checks.is("what is not there is a page as well", missing?.status() === 404, missing?.status())
  await album.take(page, "nothing-here")
  await page.getByRole("link", { name: "Go to Steward" }).click()
}

/** Who was invited joins, in a browser of their own. */
const joining = async (browser: Browser, invitation: string, album: Album, checks: Checks) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1000, height: 760 } })
  const page = await context.newPage()
  await page.goto(invitation)
  await album.take(page, "invitation")
  await page.getByLabel("Your name").fill("Grace Hopper")
  await page.getByLabel("Password").fill("another horse battery staple")
  await page.getByRole("button", { name: "Join Nordlys Outdoor" }).click()
  checks.is("who was invited is in", (await heading(page)) === "Hello Grace Hopper", await page.content())
  await context.close()
}

/** The same pages on a small screen, in the dark. */
export const small = async (browser: Browser, { baseUrl }: RunningSteward, album: Album, checks: Checks) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: "dark",
    viewport: { width: 390, height: 780 },
    deviceScaleFactor: 2
  })
  await standIn(context, assistantSite)
  const page = await context.newPage()
  const claude = await newAssistant(baseUrl, "Claude", callback)
  await page.goto(claude.authorizeUrl)
  await album.take(page, "dark-sign-in")
  await signIn(page)
  await album.take(page, "dark-consent")
  await page.goto(`${baseUrl}/settings/people`)
  await album.take(page, "dark-members")
  await page.setViewportSize({ width: 320, height: 640 })
  for (const place of ["", "needs-you", "inbox", "contacts", "reports", "settings"]) {
    await page.goto(`${baseUrl}/${place}`)
    await album.take(page, `dark-${place === "" ? "home" : place}`)
    const box = await page.locator("main").boundingBox()
    checks.is(`/${place} fits 320 pixels`, box !== null && box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box))
  }
  await page.goto(`${baseUrl}/inbox`)
  await chooseBrand(page)
  await page.locator("a.comment").first().click()
  await album.take(page, "dark-comment")
  await context.close()
}
