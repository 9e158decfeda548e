import type { ComponentProps } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RepliesChoice } from './RepliesChoice.tsx'

/** `RepliesChoice` in a card, for the settings. */
export function RepliesCard(props: ComponentProps<typeof RepliesChoice>) {
  const t = useTranslations('replies')
  return (
    <Card title={t('title')}>
      <RepliesChoice {...props} />
    </Card>
  )
}
