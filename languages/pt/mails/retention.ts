import type { Translation } from '../../translation-type.ts'

export const retention: Translation<typeof import('../../en/mails/retention.ts').retention> = {
  yearsEnd: {
    ending: {
      subject: 'O memorial de {name}: o ano termina em {date}',
      preheader: 'Nada se perde nesse dia. Você pode mantê-lo por mais um ano ou levá-lo com você.',
      heading: 'O ano termina em {date}',
      stands:
        'O ano durante o qual guardamos o memorial de {name} termina em {date}. Não há pressa: você pode acrescentar outro ano até {files}.',
      next: 'Se você não fizer nada, todos ainda podem lê-lo até {readable}. Depois, a página dele é fechada e, após {files}, tudo é removido para sempre.',
    },
    grace: {
      subject: 'O memorial de {name}: o ano terminou',
      preheader: 'Todos ainda podem lê-lo até {readable}.',
      heading: 'O ano terminou',
      stands: 'O ano do memorial de {name} terminou em {date}. Todos ainda podem lê-lo até {readable}.',
      next: 'Depois, a página dele é fechada. Você ainda terá tudo até {files}; após esse dia, tudo é removido para sempre.',
    },
    archived: {
      subject: 'O memorial de {name}: a página está fechada',
      preheader: 'Nada se perdeu ainda: você tem tudo até {files}.',
      heading: 'A página está fechada',
      stands: 'O ano do memorial de {name} terminou em {date}, e os visitantes não podem mais lê-lo.',
      next: 'Você ainda tem tudo: pode abrir o memorial, baixá-lo, ou trazê-lo de volta na hora, mantendo-o por mais um ano. Após {files}, tudo é removido para sempre.',
    },
    leaving: {
      subject: 'Um último aviso sobre o memorial de {name}',
      preheader: 'As palavras, as fotos e os vídeos estão aqui até {files}.',
      heading: 'Aqui até {files}',
      stands: 'O ano do memorial de {name} terminou em {date}, e a página dele está fechada.',
      next: 'Após {files}, as palavras, as fotos e os vídeos são removidos para sempre. Não poderemos mais trazê-los de volta, por isso leve com você, por favor, o que quiser ter.',
    },
    another: 'Mais um ano custa {price}, um pagamento único. Quem cuida do memorial pode adicioná-lo.',
    extend: 'Manter por mais um ano',
    archive:
      'Seja qual for a sua decisão, cada foto, cada vídeo e cada palavra são seus para levar com você:',
    fetch: 'baixar tudo',
    why: 'Você recebe este e-mail porque cuida deste memorial no {product}. Escrevemos a todas as pessoas que cuidam dele quando o ano chega ao fim.',
  },
}
