const { createAlmanac } = await import('#api/base/almanac.ts'); const { tables } = await import('#tables/index.ts'); const { createHandler } = await import('#api/handler.ts');
const h = createHandler({ almanac: createAlmanac(tables), siteUrl: 'https://s.example' });
for (const q of process.argv.slice(2)) { const b = JSON.parse(h.answer('/api/search', 'q=' + encodeURIComponent(q), Date.parse('2026-11-28T12:00Z')).body); console.log(q, '→', b.answer?.text_fa ?? null, '|', b.answer?.text_en, '|', b.data.slice(0, 4).map((x: any) => x.slug + ':' + x.match).join(' ')); }
