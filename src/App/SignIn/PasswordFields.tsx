import { Field } from "../Parts/Form.tsx"

export const PasswordField = () => (
  <Field
    id="password"
    label="Password"
    type="password"
    autocomplete="new-password"
    required
    minLength={12}
    maxLength={200}
    hint="At least 12 characters. A few words in a row are easy to remember and hard to guess."
  />
)

export const NameField = ({ name }: { readonly name: string }) => (
  <Field
    id="name"
    label="Your name"
    type="text"
    autocomplete="name"
    required
    maxLength={100}
    value={name}
    hint="Your team sees it beside what you do."
  />
)

/** The address that cannot be changed here; password managers keep the password under it. */
export const KnownEmail = ({ email }: { readonly email: string }) => (
  <Field id="email" label="E-mail address" type="email" autocomplete="username" readOnly value={email} />
)
