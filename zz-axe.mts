import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
const AXE=readFileSync('node_modules/axe-core/axe.min.js','utf8');
const site=process.argv[2];
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu','--disable-background-networking']});
const p=await b.newPage({viewport:{width:360,height:800}});
const OPT:Record<string,unknown>={plain:{},types:{resultTypes:['violations']},preload:{resultTypes:['violations'],preload:false},norefs:{resultTypes:['violations'],preload:false,selectors:false,xpath:false,ancestry:false,iframes:false},nocontrast:{rules:{'color-contrast':{enabled:false}},resultTypes:['violations']}};
for (const path of ['/calendar/1405','/calendar/1405/8','/docs','/prayer-times/tehran','/holidays/1406']){
 await p.goto(site+path);await p.evaluate(AXE);
 const out:Record<string,number>={};
 for(let i=0;i<3;i++)for(const [k,o] of Object.entries(OPT)){const ms=await p.evaluate(async(o)=>{const t=performance.now();await (globalThis as any).axe.run(document,o);return performance.now()-t},o);out[k]=Math.min(out[k]??1e9,Math.round(ms));}
 console.log(path,out);
}
await b.close();
