import { useTranslations } from '#app/messages/index.tsx'

/** Returns a function that formats a length in seconds, for instance '3 minutes 8 seconds'. */
export function useLength(): (length: number) => string {
  const t = useTranslations('servicePack.check')
  return (length) => {
    const [minutes, seconds] = [Math.floor(Math.round(length) / 60), Math.round(length) % 60]
    return minutes === 0 ? t('seconds', { seconds }) : t('minutes', { minutes, seconds }).trim()
  }
}
