import setup from './test/site/built-site.ts';
const t=performance.now();
const stop=await setup({provide:(k:string,v:string)=>console.log(k,v)} as never);
console.log('ready',performance.now()-t);
process.on('SIGTERM',async()=>{await stop();process.exit()});
setInterval(()=>{},1e6);
