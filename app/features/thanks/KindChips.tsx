import { Flower2, Gift, HandHeart, HandHelping, Mail, MailCheck, MessageSquareText, Soup } from 'lucide-react'
import { useTranslations } from '#app/messages/index.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { ReasonKind, ThanksLine } from '#contract/thanks.ts'
import styles from './LineList.module.css'

const icons = {
  ANSWER: MailCheck,
  MEMORY: MessageSquareText,
  GIFT: HandHeart,
  FLOWERS: Flower2,
  MEALS: Soup,
  LETTER: Mail,
  HELP: HandHelping,
  OTHER: Gift,
} as const satisfies Record<ReasonKind, unknown>

/** What somebody did, by kind. */
export function KindChips({ line }: { line: ThanksLine }) {
  const t = useTranslations('thanks.kinds')
  const kinds = [...new Set(line.reasons.map(({ kind }) => kind))]
  return (
    <span className={styles.kinds}>
      {kinds.map((kind) => (
        <span key={kind}>
          <Icon of={icons[kind]} />
          {t(kind)}
        </span>
      ))}
    </span>
  )
}
