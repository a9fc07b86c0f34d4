import type { ComponentChildren, InputHTMLAttributes } from "preact"

/** What went wrong with what was filled in, read out at once. */
export const Alert = ({ message }: { readonly message: string | null }) =>
  message === null ? null : (
    <div class="note alert" role="alert">
      <p>{message}</p>
    </div>
  )

export const Hidden = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <input type="hidden" name={name} value={value} />
)

type Inputs = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autocomplete" | "autofocus" | "maxLength" | "minLength" | "readOnly" | "required" | "value"
>

type FieldProps = Inputs & {
  readonly id: string
  readonly label: string
  readonly hint?: string
} & ({ readonly type: "email" } | { readonly type: "password" } | { readonly type: "text" })

/** A field with its name above it, and what helps to fill it in below. It is sent under its id. */
export const Field = ({ hint, id, label, ...input }: FieldProps) => (
  <div class="field">
    <label for={id}>{label}</label>
    <input id={id} name={id} {...input} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
    {hint !== undefined && (
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
)

type ChoiceProps = ({ readonly type: "checkbox" } | { readonly type: "radio" }) & {
  readonly name: string
  readonly value: string
  readonly checked?: boolean
  readonly required?: boolean
  readonly children: ComponentChildren
}

/** One of several things to tick, with its words beside it. */
export const Choice = ({ children, ...input }: ChoiceProps) => (
  <label class="choice">
    <input {...input} />
    <span>{children}</span>
  </label>
)
