import type { Translation } from '../../translation-type.ts'

/** The note once a year to a host, in Portuguese. */
export const anniversary: Translation<typeof import('../../en/screens/anniversary.ts').anniversary> = {
  title: 'Uma mensagem por ano',
  onDeath: 'Escrever para mim no aniversário do falecimento',
  onBirth: 'Escrever para mim no aniversário de nascimento',
  onMemorialDate: 'Usar a data do memorial, {day}, como aniversário',
  help: 'Um e-mail na manhã desse dia, só para você. Cada pessoa que cuida do memorial escolhe por si. Depois do dia do memorial, ou um mês depois do falecimento se não houver dia marcado, os visitantes podem pedir na página um e-mail no aniversário.',
  deathUnknown: 'A data completa do falecimento não é conhecida aqui. Você pode acrescentá-la nos dados.',
  birthUnknown: 'A data completa do nascimento não é conhecida aqui. Você pode acrescentá-la nos dados.',
  saved: 'Salvo.',
  failed: 'Não foi possível salvar sua escolha',
  unknown: 'Não foi possível ler o que você escolheu',
}
