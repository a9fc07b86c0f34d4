import { useSignal } from "@preact/signals"
import type { Passkey, Security, TotpSetup } from "#schema/resources/Security.ts"
import { asked, made } from "../Browser/PasskeyClient.ts"
import { Field, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { Moment } from "../Parts/Words.tsx"
import { Doing, WithPasskey } from "./SecurityForms.tsx"

/** Recovery codes, the only time that they are seen. */
export const CodesShown = ({ codes }: { readonly codes: ReadonlyArray<string> }) => (
  <Note kind="warn">
    <h2>Keep your recovery codes</h2>
    <p>
      Print them, or put them into your password manager. Each signs you in once if you have lost your telephone or your
      passkey. They are not shown again.
    </p>
    <ol>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  </Note>
)

const Setup = ({ setup }: { readonly setup: TotpSetup }) => (
  <>
    <p>Scan this with your authenticator app. Then enter the code that it shows.</p>
    <p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
        width={220}
        height={220}
        alt="QR code for your authenticator app"
      />
    </p>
    <p class="small">
      If you cannot scan it, enter this key by hand: <code>{setup.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
    </p>
    <Doing what="confirm-totp">
      <Field id="code" label="Code" type="text" autocomplete="one-time-code" required maxLength={20} />
      <button type="submit">Turn on</button>
    </Doing>
  </>
)

interface PartProps {
  readonly security: Security
  /** Whether somebody has shown who they are in the last ten minutes. */
  readonly proved: boolean
  readonly timeZone: string
}

export const TotpPart = ({ proved, security, setup, timeZone }: PartProps & { readonly setup: TotpSetup | null }) => (
  <section>
    <h2>Authenticator app</h2>
    {security.totp_since === null ? (
      <p>An app on your telephone shows codes. With one, nobody signs in with your password alone.</p>
    ) : (
      <p>
        Codes are asked for since <Moment at={security.totp_since} timeZone={timeZone} />.
      </p>
    )}
    {proved && setup !== null && <Setup setup={setup} />}
    {proved && setup === null && security.totp_since === null && (
      <Doing what="begin-totp">
        <button type="submit">Set up an app</button>
      </Doing>
    )}
    {proved && security.totp_since !== null && (
      <Doing what="remove-totp">
        <button type="submit" class="plain">
          Remove the app
        </button>
      </Doing>
    )}
  </section>
)

interface RowProps extends Pick<PartProps, "proved" | "timeZone"> {
  readonly passkey: Passkey
}

const PasskeyRow = ({ passkey, proved, timeZone }: RowProps) => (
  <li>
    <div>
      <p>
        <strong>
          <bdi>{passkey.name}</bdi>
        </strong>{" "}
        <span class="soft small">
          since <Moment at={passkey.created_at} timeZone={timeZone} />
          {passkey.used_at === null ? (
            ", not used yet"
          ) : (
            <>
              , last used <Moment at={passkey.used_at} timeZone={timeZone} />
            </>
          )}
        </span>
      </p>
    </div>
    {proved && (
      <>
        <Doing what="rename-passkey">
          <Hidden name="id" value={passkey.id} />
          <Field id={`name-${passkey.id}`} label="Name" type="text" required maxLength={100} value={passkey.name} />
          <button type="submit" class="plain">
            Rename
          </button>
        </Doing>
        <Doing what="remove-passkey">
          <Hidden name="id" value={passkey.id} />
          <button type="submit" class="plain">
            Remove
          </button>
        </Doing>
      </>
    )}
  </li>
)

const AddPasskey = () => {
  const name = useSignal("My device")
  const codes = useSignal<ReadonlyArray<string> | null>(null)
  const add = async () => {
    const credential = await made("/app/v1/me/passkeys/options")
    const { data } = await asked("/app/v1/me/passkeys", { name: name.value, credential })
    const shown = data["recovery_codes"]
    // codes are seen once: the page stays until they were
    if (Array.isArray(shown)) codes.value = shown.map(String)
    else location.assign("/settings/security")
  }
  return codes.value === null ? (
    <>
      <div class="field">
        <label for="new-passkey">Name of the new passkey</label>
        <input
          id="new-passkey"
          type="text"
          maxLength={100}
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value
          }}
        />
      </div>
      <WithPasskey label="Add a passkey" run={add} />
    </>
  ) : (
    <>
      <CodesShown codes={codes.value} />
      <p>
        <a href="/settings/security">I have kept them</a>
      </p>
    </>
  )
}

export const PasskeysPart = ({ proved, security, timeZone }: PartProps) => (
  <section>
    <h2>Passkeys</h2>
    <p>
      A passkey is kept by your device or your password manager. It signs you in by itself, with your finger, your face
      or a PIN.
    </p>
    {security.passkeys.length > 0 && (
      <ul class="rows">
        {security.passkeys.map((passkey) => (
          <PasskeyRow timeZone={timeZone} key={passkey.id} passkey={passkey} proved={proved} />
        ))}
      </ul>
    )}
    {security.passkeys_impossible !== null && <p class="soft">{security.passkeys_impossible}</p>}
    {proved && security.passkeys_impossible === null && (
      <>
        <AddPasskey />
        <noscript>
          <p class="soft">To add a passkey, allow scripts for this page.</p>
        </noscript>
      </>
    )}
  </section>
)
