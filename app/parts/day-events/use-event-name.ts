import { useTranslations } from '#app/messages/index.tsx'
import type { EventKind } from '#contract/events.ts'

/** Gives what an event is called: its own name, or that of its kind. */
export function useEventName() {
  const t = useTranslations('programme.kinds')
  return ({ title, kind }: { title: string | null; kind: EventKind }): string => title?.trim() || t(kind)
}
