import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const openArchive: Translation<typeof import('../../en/screens/open-archive.ts').openArchive> = {
  pageTitle: `Abrir uma cópia completa · ${brand.name}`,
  title: 'Abrir uma cópia completa',
  intro: `Uma cópia completa do ${brand.name} guarda um memorial em um só arquivo ZIP. Com ela o memorial é criado de novo: você revisa tudo passo a passo, muda o que quiser e depois salva e paga, como em qualquer outro.`,
  drop: 'Solte o arquivo ZIP aqui ou clique para escolher',
  choose: 'Escolher o arquivo ZIP',
  hint: 'Como foi baixado. Se foi descompactado, compacte a pasta de novo.',
  stays: 'Ele é lido neste dispositivo. Nada dele é enviado a lugar nenhum até você salvar.',
  reading: 'Verificando a cópia completa',
  filling: 'Colocando cada coisa no lugar',
  large: 'Cópias grandes levam alguns minutos. Deixe esta página aberta.',
  stop: 'Parar',
  back: 'Voltar à primeira página',
  problems: {
    notZip: 'Isto não é um arquivo ZIP. Escolha a cópia completa como foi baixada.',
    notArchive: `Este arquivo ZIP não é uma cópia completa do ${brand.name}. Fotos de outros lugares são adicionadas na etapa Fotos.`,
    older:
      'Esta cópia foi feita antes de as cópias poderem ser abertas de novo. Se o memorial ainda está no ar, baixe-a lá outra vez.',
    newer:
      'Esta cópia foi feita por uma versão mais nova que esta página. Recarregue a página e escolha-a de novo.',
    cutShort: 'Este arquivo não está inteiro: falta o final. Baixe-o ou copie-o de novo.',
    split: 'Este arquivo é uma parte de várias. Junte-as primeiro.',
    tooMany: 'Há muito mais neste arquivo do que em qualquer cópia completa, por isso ele não foi aberto.',
    damaged: 'Este arquivo está danificado e não pode ser lido. Baixe-o ou copie-o de novo.',
    unreadable:
      'Este arquivo não pode mais ser lido. Se mudou de lugar, ou se o disco ou o pendrive foi retirado, escolha-o de novo.',
    locked: 'Este arquivo está protegido por senha. Descompacte-o e compacte a pasta sem senha.',
    changed:
      '{count, plural, one {Um arquivo desta cópia está faltando, ou não é o que era quando ela foi feita.} other {# arquivos desta cópia estão faltando, ou não são o que eram quando ela foi feita.}} Nada foi aberto. Se você tem outra cópia, escolha essa.',
    unsafe:
      'Algo neste arquivo não é como nas nossas cópias, por isso ele não foi aberto. Escolha a cópia completa como foi baixada.',
    failed:
      'A cópia não pôde ser aberta: talvez seja grande demais para este dispositivo, ou a conexão caiu. Nada mudou. Tente de novo.',
  },
  more: '{count, plural, one {e mais #} other {e mais #}}',
  without:
    '{count, plural, one {Abrir sem o arquivo danificado} other {Abrir sem os # arquivos danificados}}',
  found: {
    title: 'O memorial de {name}',
    unnamed: 'Um memorial sem nome',
    made: 'Como era em {date}.',
    what: 'O que é aberto',
    photos: '{count, plural, one {# foto} other {# fotos}}, com legendas e datas',
    stories: '{count, plural, one {# história} other {# histórias}}',
    video: 'A mensagem gravada',
    films: '{count, plural, one {# filme} other {# filmes}}',
    contacts: '{count, plural, one {# pessoa} other {# pessoas}} para convidar',
    funds:
      '{count, plural, one {# fundo} other {# fundos}}, para rever em Doações depois que o memorial estiver pago',
    words: 'Nome, datas, lugar e mensagem',
    unsubscribed:
      '{count, plural, one {Uma pessoa que pediu para não receber mensagens fica de fora.} other {# pessoas que pediram para não receber mensagens ficam de fora.}}',
    portraitSmaller: 'O retrato passava de 10 MB. É aberta uma cópia menor dele: {file}',
    leftOut: '{count, plural, one {Um arquivo fica de fora} other {# arquivos ficam de fora}}',
    aFile: 'Um arquivo sem nome',
    why: {
      damaged: 'está danificado na cópia',
      missing: 'falta na cópia',
      tooMany: 'há mais do que cabe em um memorial',
      tooLarge: 'é grande demais para um retrato, e não foi possível reduzi-lo aqui',
      notPhoto: 'não pode ser aberto como foto',
    },
    again: 'Isto você escolhe de novo',
    againText:
      'Foi escolhido no memorial anterior e não vem junto. Depois que o memorial estiver salvo, você encontra em “{where}”:',
    zone: 'O dia estava no fuso horário {zone}. O memorial usa o fuso horário deste dispositivo.',
    others: 'De outras pessoas',
    later: 'Isto também está no arquivo, e pode ser trazido depois que o memorial estiver pago:',
    memories: '{count, plural, one {# lembrança} other {# lembranças}}',
    answers: '{count, plural, one {# resposta} other {# respostas}} ao convite',
    not: 'Doações, links e códigos impressos não são trazidos, e você escolhe de novo quem pode ler o memorial.',
    open: 'Abrir',
    another: 'Escolher outro arquivo',
    begun: 'Você já começou um memorial aqui: {name}',
    begunUnnamed: 'Você já começou um memorial aqui',
    beside: 'Ele fica como está. A cópia é aberta à parte, e você encontra os dois na primeira página.',
    giveName: 'Ele ainda não tem nome. Dê um nome antes, e você o encontra de novo na primeira página.',
    goOn: 'Continuar o que começou',
  },
}
