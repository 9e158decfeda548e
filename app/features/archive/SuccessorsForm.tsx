import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { archive as limits } from '#contract/host-limits.ts'
import { account } from '#contract/limits.ts'
import styles from './Archive.module.css'
import { type SuccessorOptions, useSuccessors } from './use-successors.ts'

type Props = Pick<SuccessorOptions, 'successors' | 'onSave'>

/** Names up to two people, saved together; typed text stays until it is saved. */
export function SuccessorsForm({ successors, onSave }: Props) {
  const t = useTranslations('archive.successors')
  const form = useRef<HTMLFormElement>(null)
  const people = useSuccessors({ successors, form, onSave })
  const { rows, problems, failure, isSaved, pending } = people

  return (
    <form ref={form} noValidate onSubmit={people.save} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className="quiet">{t('help')}</p>
      <p className="quiet small">{t('after')}</p>
      {rows.map(({ key, name, email }, at) => (
        <fieldset key={key} className={`stack from-start s3 high top5 ${styles.person}`}>
          <legend className="quiet below2">{t('person', { number: String(at + 1) })}</legend>
          <TextField
            label={t('name')}
            error={problems[`${at}.name`]}
            autoComplete="off"
            maxLength={account.nameMax}
            dir="auto"
            value={name}
            onChange={(event) => people.edit(key, 'name', event.currentTarget.value)}
          />
          <TextField
            label={t('email')}
            error={problems[`${at}.email`]}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={account.emailMax}
            value={email}
            onChange={(event) => people.edit(key, 'email', event.currentTarget.value)}
          />
          <Button
            look="tool"
            icon={Trash2}
            aria-label={t('removeNamed', { who: name || email || t('person', { number: String(at + 1) }) })}
            onPress={() => people.remove(key)}
            word="remove"
          />
        </fieldset>
      ))}
      <div className={`wrap s3 ${styles.row}`}>
        {rows.length < limits.successorsMax && (
          <Button icon={Plus} onPress={people.add}>
            {t('add')}
          </Button>
        )}
        {(rows.length > 0 || successors.length > 0) && (
          <Button type="submit" busy={pending} busyWord="saving" word="save" />
        )}
      </div>
      {failure && <FieldError>{failure}</FieldError>}
      <p role="status" className="small">
        {isSaved ? t('saved') : ''}
      </p>
      {successors.length > 0 && <p className="quiet small">{t('loses')}</p>}
    </form>
  )
}
