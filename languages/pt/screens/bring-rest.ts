import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const bringRest: Translation<typeof import('../../en/screens/bring-rest.ts').bringRest> = {
  pageTitle: `Trazer o restante · ${brand.name}`,
  title: 'Trazer o restante',
  intro:
    'Uma cópia completa guarda também o que outras pessoas deixaram: as lembranças delas, as respostas ao convite e o que você tinha anotado. Escolha aqui a cópia, e tudo volta para este memorial.',
  quiet:
    'Ninguém recebe nenhum e-mail por causa disso. As pessoas voltam com o nome, não com o endereço. Doações e links não são trazidos.',
  looking: 'Verificando o que já está aqui',
  made: 'Como estava em {date}.',
  other: 'Esta cópia completa é de {other}, e este memorial é de {name}. Confira, por favor, se é a certa.',
  damaged:
    '{count, plural, one {Uma foto ou gravação está danificada e fica de fora.} other {# fotos e gravações estão danificadas e ficam de fora.}}',
  what: 'O que seria trazido',
  here: '{count, plural, one {Mais um item já está aqui.} other {Mais # itens já estão aqui.}}',
  start: 'Trazer',
  another: 'Escolher outro arquivo',
  all: 'Tudo já está aqui.',
  allText: 'Não falta neste memorial nada do que esta cópia guarda de outras pessoas.',
  nothing: 'Não há nada de outras pessoas nesta cópia completa.',
  paused: 'Não foi possível enviar agora. Uma nova tentativa é feita automaticamente.',
  keepOpen:
    'Por favor, deixe esta página aberta. Você pode parar quando quiser: o que já chegou fica, e na próxima vez continua dali.',
  stop: 'Parar',
  stopped: 'Parado. O que chegou fica. Traga o restante quando quiser, com a mesma cópia.',
  broken: 'Foi interrompido.',
  back: 'Ir para o painel',
  onlyOwner: 'Só quem é titular deste memorial pode trazer uma cópia completa.',
  unpaid: 'Uma cópia completa pode ser trazida depois que o memorial for pago.',
  failed: 'Não foi possível ler este memorial.',
  notNeeded: 'Não preciso disso',
  loading: 'Abrindo a página',
  found: {
    title: 'A cópia completa de {name}',
    unnamed: 'Uma cópia completa sem nome',
  },
  groups: {
    memories: '{count, plural, one {# lembrança de outra pessoa} other {# lembranças de outras pessoas}}',
    answers: '{count, plural, one {# resposta ao convite} other {# respostas ao convite}}',
    programme: '{count, plural, one {O programa do dia: # parte} other {O programa do dia: # partes}}',
    order: 'O programa da cerimônia',
    thanks:
      '{count, plural, one {# pessoa a quem agradecer, como você anotou} other {# pessoas a quem agradecer, como você anotou}}',
  },
  whole: {
    memories: 'Lembranças: todas já estão aqui.',
    answers: 'Respostas: todas já estão aqui.',
    programme: 'O programa do dia já está aqui.',
    order: 'O programa da cerimônia já está aqui.',
    thanks: 'A quem agradecer: todas as pessoas já estão aqui.',
  },
  own: {
    programme: 'Este memorial já tem o seu próprio programa do dia. Ele fica como está.',
    order: 'Este memorial já tem o seu próprio programa da cerimônia. Ele fica como está.',
  },
  bringing: {
    memories: 'Trazendo as lembranças',
    answers: 'Trazendo as respostas',
    programme: 'Trazendo o programa do dia',
    order: 'Trazendo o programa da cerimônia',
    thanks: 'Trazendo a quem agradecer',
  },
  failures: {
    title: '{count, plural, one {Um item não veio} other {# itens não vieram}}',
    kept: 'Nada disso se perdeu: continua na sua cópia completa.',
    of: '{who}: {reason}',
    file: '{who}, {file}: {reason}',
    photo: 'uma foto ou gravação',
    anonymous: 'Pessoa anônima',
    programme: 'O programa do dia',
    order: 'O programa da cerimônia',
    damaged: 'Está danificado na cópia, ou falta nela.',
    more: '{count, plural, one {e mais #} other {e mais #}}',
  },
}
