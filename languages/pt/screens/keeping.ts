import type { Translation } from '../../translation-type.ts'

export const keeping: Translation<typeof import('../../en/screens/keeping.ts').keeping> = {
  week: 'Salvo neste dispositivo, 7 dias',
  session: 'Guardado até você fechar esta janela',
  weekTitle: 'Salvo neste dispositivo, por sete dias',
  weekWhy:
    'Este navegador guarda só aqui o que você escreveu, e apaga tudo se você o usar por sete dias sem voltar a esta página. A cada visita, os sete dias começam de novo.',
  weekDays: 'Hoje é o primeiro dia. No oitavo, pode ser apagado.',
  weekUntil: 'Você esteve aqui agora há pouco, então fica guardado <b>pelo menos até {date}</b>.',
  evictable: 'Fica aqui até que você apague os dados deste navegador, ou que falte espaço neste dispositivo.',
  persistent: 'Fica aqui até que você apague os dados deste navegador: estará aqui quando você voltar.',
  sessionWhy: 'Esta janela é privada: quando você a fechar, o que escreveu desaparece.',
  offer:
    'Para que fique a salvo, e em qualquer dispositivo, enviamos a você um link por e-mail. Não custa nada.',
  byMail: 'Guardar por e-mail',
  understood: 'Entendi',
}
