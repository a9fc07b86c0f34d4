import type { Browser, Page } from "playwright-core"
import type { Checks } from "./Checks.ts"
import type { RunningSteward } from "./Steward.ts"

const email = "ada@example.com"
const password = "correct horse battery staple"

const signIn = async (page: Page, baseUrl: string) => {
  await page.goto(`${baseUrl}/sign-in`)
  await page.getByLabel("E-mail address").fill(email)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== "/sign-in")
}

const signOut = (page: Page) => page.getByRole("button", { name: "Sign out", exact: true }).click()

/** A passkey of Chromium's own authenticator is made, signs in after the password and alone, and is removed. */
export const secondFactor = async (browser: Browser, { baseUrl }: RunningSteward, checks: Checks) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints: Array<string> = []
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text())
  })
  const devTools = await context.newCDPSession(page)
  await devTools.send("WebAuthn.enable")
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  await signIn(page, baseUrl)
  await page.goto(`${baseUrl}/settings/security`)
  await page.getByLabel("Name of the new passkey").fill("Chromium")
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await page.getByText("Keep your recovery codes").waitFor()
  checks.is("the first passkey comes with ten recovery codes", (await page.locator("ol code").count()) === 10)
  await page.getByText("I have kept them").click()
  checks.is(
    "a passkey is listed",
    (await page.getByText("Chromium", { exact: true }).count()) > 0,
    await page.content()
  )
  await signOut(page)

  await signIn(page, baseUrl)
  checks.is("the password alone is not enough", new URL(page.url()).pathname === "/sign-in/second", page.url())
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await page.waitForURL(`${baseUrl}/`)
  await signOut(page)

  await page.goto(`${baseUrl}/sign-in`)
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await page.waitForURL(`${baseUrl}/`)
  checks.is("a passkey signs in alone", (await page.locator("h1").textContent()) === "Hello Ada Lovelace")

  await page.goto(`${baseUrl}/settings/security`)
  await page.getByRole("button", { name: "Remove", exact: true }).click()
  checks.is("it is removed", (await page.getByText("The passkey was removed.").count()) === 1, await page.content())
  checks.is("no script is refused, and none complains", complaints.length === 0, complaints.join("\n"))
  await context.close()
}
