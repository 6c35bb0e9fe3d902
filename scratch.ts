import { playedBestOfN } from './src/labs/attacks/engine/played/best-of-n.ts';
import { attack } from './src/labs/attacks/engine/setup.ts';
import { evasion, notUnderstood, refusal } from './src/labs/attacks/world/bakery.ts';
import { secretsIn } from './src/labs/attacks/world/judge.ts';
const small = playedBestOfN.small;
const found=[];
for (let seed=1; seed<20000; seed++){
  const values = {'--bon-candidates': Number(small['--bon-candidates'] ?? 20), '--bon-rounds':1,'--bon-sigma':0.4,'--temperature':0.2,'--success-threshold':10};
  const events=[...attack({kind:playedBestOfN,variant:'dtx',seed:String(seed),values,defenses:new Set()})];
  const answers=events.flatMap(e=>e.kind==='answer'?[e.text]:[]);
  if (events.length<=32 && [refusal,evasion,notUnderstood].every(t=>answers.includes(t)) && secretsIn(answers.at(-1)??'').length>0) found.push([seed, events.length, answers.length, secretsIn(answers.at(-1)??'').length, answers.length]);
}
console.log(found.slice(0,20), found.length);
