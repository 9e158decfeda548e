import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { formatMoment } from '#app/lib/dates.ts'
import { canUsePasskeys } from '#app/lib/passkeys.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CopyField } from '#app/ui/CopyField.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import {
  inviteOperator,
  listOperators,
  type Operator,
  removeOperator,
  removeOperatorPasskey,
} from '#contract/operators.ts'
import styles from '../Desk.module.css'
import { askDesk, messageOf, useDesk, useListed } from '../desk-context.ts'
import { addOwnPasskey } from '../operator-passkeys.ts'
import { Act, Item, Part } from '../Part.tsx'
import { words } from '../words.ts'

const read = () => askDesk(listOperators)
const t = words.operators

interface Link {
  name: string
  link: string
  until: string
}

/** Who may log in at the desk: links, passkeys, removals. */
export function Operators() {
  const { desk, tell } = useDesk()
  const listed = useListed(read)
  const [link, setLink] = useState<Link | null>(null)
  const [canAdd, setCanAdd] = useState(false)
  useEffect(() => setCanAdd(canUsePasskeys()), [])

  async function invite(name: string, lost: boolean) {
    const { operator, link: made } = await askDesk(inviteOperator, { body: { name, lost } })
    setLink({ name: operator.name, link: made, until: formatMoment(operator.invitedUntil ?? '') })
    await listed.again()
  }
  async function remove({ uuid: operatorUuid, name }: Operator) {
    const { invited, ...left } = await askDesk(removeOperator, { params: { operatorUuid } })
    listed.set(left)
    tell([t.removed(name), invited.length > 0 && t.invitedBy(invited)].filter(Boolean).join(' '))
  }
  async function add() {
    listed.set(await addOwnPasskey())
    tell(t.added)
  }
  async function forget(id: string) {
    listed.set(await askDesk(removeOperatorPasskey, { body: { id } }))
    tell(t.forgotten)
  }

  return (
    <Part title={words.parts.operators} about={t.about} listed={listed}>
      <Invite onInvite={(name) => invite(name, false)} />
      {link && (
        <Card title={t.link(link.name)}>
          <CopyField
            key={link.link}
            label={t.link(link.name)}
            hideLabel
            value={link.link}
            help={t.linkHelp(link.until)}
          />
        </Card>
      )}
      <ul className={styles.list}>
        {listed.value?.operators.map((operator) => {
          const { uuid, name, passkeys, invitedUntil, lastSeenAt } = operator
          const isYou = name === desk.name
          return (
            <Item
              key={uuid}
              title={name}
              chips={
                <span className="quiet">
                  {[isYou && t.you, passkeys.length > 0 ? t.passkeys(passkeys.length) : t.none]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              }
              facts={[
                [t.seen, lastSeenAt ? formatMoment(lastSeenAt) : t.never],
                ...(passkeys.length > 0 ? [[t.linkBy, linksOf(operator)] as const] : []),
                ...(invitedUntil ? [[t.invited, formatMoment(invitedUntil)] as const] : []),
              ]}
            >
              {isYou && (
                <ul className="stack">
                  {passkeys.map(({ id, browser, system }) => (
                    <li key={id} className="row">
                      <span>{t.passkey(browser, system)}</span>
                      {passkeys.length > 1 && (
                        <Act
                          look="tool"
                          label={t.forget}
                          of={t.passkey(browser, system)}
                          act={() => forget(id)}
                        />
                      )}
                    </li>
                  ))}
                </ul>
              )}
              <div className={styles.acts}>
                {isYou && canAdd && <Act icon={KeyRound} label={t.add} act={add} />}
                <Act label={t.newLink} of={name} act={() => invite(name, false)} />
                {!isYou && (
                  <Act
                    label={t.lost}
                    of={name}
                    question={{ title: t.lostTitle(name), help: t.lostHelp, confirm: t.lostButton }}
                    act={() => invite(name, true)}
                  />
                )}
                <Act
                  label={t.remove}
                  of={name}
                  question={{ title: t.removeTitle(name), help: t.removeHelp }}
                  act={() => remove(operator)}
                />
              </div>
            </Item>
          )
        })}
      </ul>
    </Part>
  )
}

/** Who gave the links that their passkeys came by, each once. */
const linksOf = ({ passkeys }: Operator): string =>
  [...new Set(passkeys.map(({ invitedBy }) => t.linkOf(invitedBy)))].join(', ')

function Invite({ onInvite }: { onInvite: (name: string) => Promise<void> }) {
  const { ask } = useDesk()
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailure(null)
    if (!/^[\p{L}\p{N}](?: ?[\p{L}\p{N}.'-]){1,59}$/u.test(name.trim().normalize('NFC')))
      return setFailure(t.nameWrong)
    try {
      await ask(() => onInvite(name))
      setName('')
    } catch (reason) {
      setFailure(messageOf(reason))
    }
  }

  return (
    <Card title={t.invite}>
      <form noValidate onSubmit={submit} className="stack">
        <TextField
          label={t.name}
          help={t.nameHelp}
          name="name"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          beside={<Button type="submit">{t.give}</Button>}
        />
        {failure && (
          <Notice kind="error" title={words.notDone}>
            {failure}
          </Notice>
        )}
      </form>
    </Card>
  )
}
