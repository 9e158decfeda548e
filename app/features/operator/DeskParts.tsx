import { LogOut } from 'lucide-react'
import { type ComponentType, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '#app/lib/api.ts'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { forgetVisitor } from '#app/lib/visitor-session.ts'
import { signOut } from '#contract/accounts.ts'
import styles from './Desk.module.css'
import { Act } from './Part.tsx'
import { GiftAccounts } from './parts/GiftAccounts.tsx'
import { HandOvers } from './parts/HandOvers.tsx'
import { Jobs } from './parts/Jobs.tsx'
import { Log } from './parts/Log.tsx'
import { Memorials } from './parts/Memorials.tsx'
import { Disputes, HealthPart, Mails, Operators } from './parts/Overviews.tsx'
import { Payments } from './parts/Payments.tsx'
import { Promos } from './parts/Promos.tsx'
import { Reports } from './parts/Reports.tsx'

const parts: Record<string, readonly [title: string, Part: ComponentType<{ title: string }>]> = {
  reports: ['Reports', Reports],
  memorials: ['Memorials', Memorials],
  handOvers: ['Hand-overs', HandOvers],
  money: ['Payments', Payments],
  disputes: ['Disputes', Disputes],
  promos: ['Promo codes', Promos],
  jobs: ['Failed jobs', Jobs],
  mails: ['Refused mails', Mails],
  health: ['Sizes and health', HealthPart],
  operators: ['Operators', Operators],
  log: ['Log', Log],
}

interface Props {
  /** Who it is, as the log names them. */
  name: string
  /** What was just done. */
  told: string
  onPart: () => void
  onLeft: () => void
}

/** The open desk: who it is, its parts, and one of them. */
export function DeskParts({ name, told, onPart, onLeft }: Props) {
  const [query] = useSearchParams()
  const asked = query.get('part') ?? ''
  const part = parts[asked] ? asked : 'reports'
  const [title, Shown] = parts[part] ?? ['Reports', Reports]
  /** The memorial whose accounts for gifts are shown. */
  const accounts = part === 'memorials' ? query.get('accounts') : null
  useViewChange(accounts === null ? part : 'accounts')
  const list = useRef<HTMLElement>(null)
  // On a phone they are one line, of which a part is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is the current one
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
  }, [part])

  async function leave() {
    await call(signOut)
    forgetVisitor()
    onLeft()
  }

  return (
    <div className="stack">
      <div className="row between">
        <p className="quiet">You are {name}</p>
        <Act look="tool" icon={LogOut} label="Log out" act={leave} />
      </div>
      <nav ref={list} className={`wrap ${styles.parts}`} aria-label="Parts of the desk">
        {Object.entries(parts).map(([key, [label]]) => (
          <Link
            key={key}
            to={`/operator?part=${key}`}
            preventScrollReset
            aria-current={key === part ? 'page' : undefined}
            onClick={onPart}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div role="status">{told}</div>
      {accounts === null ? (
        <Shown key={query.toString()} title={title} />
      ) : (
        <GiftAccounts memorialUuid={accounts} />
      )}
    </div>
  )
}
