import { type FormEvent, useEffect, useState } from 'react'
import { timing } from '#app/lib/timing.ts'
import { saveUser, type User } from '#contract/accounts.ts'
import { account } from '#contract/limits.ts'
import { defaultLanguage, isLanguage, languages, nameOf } from '#languages/index.ts'
import { call } from '../../lib/api.ts'
import { useAction } from '../../lib/use-action.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** First name, last name and the language of mails; Save waits for a change. */
export function ProfileForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const t = useTranslations('account')
  const [firstName, setFirstName] = useState(user.firstName)
  const [surname, setSurname] = useState(user.surname)
  const written = user.language ?? defaultLanguage
  const [language, setLanguage] = useState(written)
  const [busy, setBusy] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { error, attempt } = useAction()
  const changed = firstName !== user.firstName || surname !== user.surname || language !== written

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setSaved(false), timing.profileNotice)
    return () => clearTimeout(timer)
  }, [isSaved])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!changed || busy) return
    setBusy(true)
    setSaved(false)
    await attempt(async () => {
      const answer = await call(saveUser, { body: { email: user.email, firstName, surname, language } })
      onSaved(answer.user)
      setFirstName(answer.user.firstName)
      setSurname(answer.user.surname)
      setSaved(true)
    })
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={submit} className="stack">
      <TextField
        label={t('profile.firstName')}
        autoComplete="given-name"
        maxLength={account.nameMax}
        value={firstName}
        onChange={(event) => setFirstName(event.target.value)}
      />
      <TextField
        label={t('profile.surname')}
        autoComplete="family-name"
        maxLength={account.nameMax}
        value={surname}
        onChange={(event) => setSurname(event.target.value)}
      />
      <SelectField
        label={t('profile.language')}
        help={t('profile.languageHelp')}
        value={language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('email')} value={user.email} readOnly help={t('profile.emailHint')} />
      {isSaved && <Notice kind="success" title={t('profile.saved')} />}
      {error && (
        <Notice kind="error" title={t('profile.updateFailed')}>
          {error}
        </Notice>
      )}
      <p>
        <Button type="submit" look="primary" busy={busy} busyWord="saving" disabled={!changed} word="save" />
      </p>
    </form>
  )
}
