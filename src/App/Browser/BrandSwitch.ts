/**
 * A brand that is chosen is gone to at once, without the button. Whoever steps through brands by keys passes others on
 * the way, so that the button comes back for them.
 */
export const switchBrands = (): void => {
  const form = document.querySelector<HTMLFormElement>("form.which")
  const select = form?.querySelector("select")
  const button = form?.querySelector("button")
  if (!form || !select || !button) return
  button.hidden = true
  let isStepping = false
  select.addEventListener("keydown", () => {
    isStepping = true
  })
  select.addEventListener("pointerdown", () => {
    isStepping = false
  })
  select.addEventListener("change", () => {
    if (isStepping) button.hidden = false
    else form.requestSubmit()
  })
  // who comes back by the browser's own button finds the brand of the page
  addEventListener("pageshow", () => form.reset())
}
