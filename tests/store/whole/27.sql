BEGIN TRANSACTION;
CREATE TABLE apart (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (guild, user, other)
) STRICT, WITHOUT ROWID;
CREATE TABLE bench (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    games TEXT NOT NULL,
    called_at REAL NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE direct (
    user INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    rests REAL NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE downtime (since REAL PRIMARY KEY, until REAL NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE "draft" (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    rev INTEGER NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (match, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO "draft" VALUES(1,1,'order',3,'');
INSERT INTO "draft" VALUES(1,1,'turn',6,'');
INSERT INTO "draft" VALUES(1,2,'order',3,'');
INSERT INTO "draft" VALUES(1,2,'turn',8,'| goods');
INSERT INTO "draft" VALUES(1,3,'order',3,'');
INSERT INTO "draft" VALUES(1,3,'turn',7,'');
INSERT INTO "draft" VALUES(2,1,'order',5,'');
INSERT INTO "draft" VALUES(2,1,'turn',19,'');
INSERT INTO "draft" VALUES(2,2,'order',3,'');
INSERT INTO "draft" VALUES(2,2,'turn',8,'| ship-jeep-5s4');
INSERT INTO "draft" VALUES(2,3,'order',3,'');
INSERT INTO "draft" VALUES(2,3,'turn',5,'');
INSERT INTO "draft" VALUES(3,0,'plan',3,'');
INSERT INTO "draft" VALUES(3,0,'turn',12,'');
INSERT INTO "draft" VALUES(3,1,'plan',3,'');
INSERT INTO "draft" VALUES(3,1,'turn',12,'');
INSERT INTO "draft" VALUES(3,2,'turn',10,'| privilege');
INSERT INTO "draft" VALUES(4,0,'early',4,'');
INSERT INTO "draft" VALUES(4,0,'order',3,'');
INSERT INTO "draft" VALUES(4,0,'turn',5,'');
INSERT INTO "draft" VALUES(4,1,'early',5,'');
INSERT INTO "draft" VALUES(4,1,'order',3,'');
INSERT INTO "draft" VALUES(4,1,'turn',7,'');
INSERT INTO "draft" VALUES(4,2,'early',3,'');
INSERT INTO "draft" VALUES(4,2,'order',3,'');
INSERT INTO "draft" VALUES(4,2,'turn',12,'');
CREATE TABLE entry (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER,
    line TEXT NOT NULL,
    shown TEXT NOT NULL,
    notes TEXT NOT NULL,
    digest TEXT NOT NULL,
    sealed INTEGER NOT NULL,
    at REAL NOT NULL,
    once TEXT,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "entry" VALUES(1,0,NULL,'start','start','[{"args":{"adventures":34,"talismans":[{"args":{"points":6,"talisman":{"args":{},"key":"carta_magica.talisman.golden_seed"}},"key":"carta_magica.talisman.points"},{"args":{"points":7,"talisman":{"args":{},"key":"carta_magica.talisman.ivory_flute"}},"key":"carta_magica.talisman.points"},{"args":{"points":5,"talisman":{"args":{},"key":"carta_magica.talisman.silver_feather"}},"key":"carta_magica.talisman.points"}],"who":{"seat":1}},"key":"carta_magica.note.start","to":null}]','de28fd827e34',1,1760000000.0,NULL);
INSERT INTO "entry" VALUES(1,1,1,'harbour=t4 challenge=whale-tooth character=stargazer','harbour=t4 challenge=whale-tooth character=stargazer','[{"args":{"challenge":{"args":{"talismans":[{"args":{},"key":"carta_magica.talisman.whale_tooth"}]},"key":"carta_magica.challenge"},"character":{"args":{},"key":"carta_magica.character.stargazer"},"harbour":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.sunrise_bay"},"square":"T4"},"key":"carta_magica.place.harbour"},"who":{"seat":1}},"key":"carta_magica.note.settled","to":null}]','b8c6d0a82559',0,1760000030.0,NULL);
INSERT INTO "entry" VALUES(1,2,2,'harbour=a11 challenge=night-lantern character=cartographer','harbour=a11 challenge=night-lantern character=cartographer','[{"args":{"challenge":{"args":{"talismans":[{"args":{},"key":"carta_magica.talisman.night_lantern"}]},"key":"carta_magica.challenge"},"character":{"args":{},"key":"carta_magica.character.cartographer"},"harbour":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.sunset_bay"},"square":"A11"},"key":"carta_magica.place.harbour"},"who":{"seat":2}},"key":"carta_magica.note.settled","to":null}]','b6d7cf986bef',0,1760000060.0,NULL);
INSERT INTO "entry" VALUES(1,3,3,'harbour=k1 challenge=golden-seed character=spice-merchant','harbour=k1 challenge=golden-seed character=spice-merchant','[{"args":{"challenge":{"args":{"talismans":[{"args":{},"key":"carta_magica.talisman.golden_seed"}]},"key":"carta_magica.challenge"},"character":{"args":{},"key":"carta_magica.character.spice_merchant"},"harbour":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.north_quay"},"square":"K1"},"key":"carta_magica.place.harbour"},"who":{"seat":3}},"key":"carta_magica.note.settled","to":null}]','da54cc2f8418',0,1760000090.0,NULL);
INSERT INTO "entry" VALUES(1,4,0,'harbour=a3 challenge=silver-feather character=pearl-diver','harbour=a3 challenge=silver-feather character=pearl-diver','[{"args":{"challenge":{"args":{"talismans":[{"args":{},"key":"carta_magica.talisman.silver_feather"}]},"key":"carta_magica.challenge"},"character":{"args":{},"key":"carta_magica.character.pearl_diver"},"harbour":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.fern_cove"},"square":"A3"},"key":"carta_magica.place.harbour"},"who":{"seat":0}},"key":"carta_magica.note.settled","to":null}]','c33d0b7665cc',0,1760000120.0,NULL);
INSERT INTO "entry" VALUES(1,5,1,'spin','spin','[{"args":{"who":{"seat":1}},"key":"carta_magica.note.spun-storm","to":null},{"args":{"who":{"seat":1},"wind":{"args":{},"key":"carta_magica.wind.w"}},"key":"carta_magica.note.wind","to":null},{"args":{"place":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.fern_cove"},"square":"A3"},"key":"carta_magica.place.harbour"},"who":{"seat":0}},"key":"carta_magica.note.drift.damaged","to":null},{"args":{"place":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.sunset_bay"},"square":"A11"},"key":"carta_magica.place.harbour"},"who":{"seat":2}},"key":"carta_magica.note.drift.damaged","to":null},{"args":{"place":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.north_quay"},"square":"K1"},"key":"carta_magica.place.harbour"},"who":{"seat":3}},"key":"carta_magica.note.drift.damaged","to":null},{"args":{"place":{"args":{"square":"R4"},"key":"carta_magica.place.sea"},"who":{"seat":1}},"key":"carta_magica.note.drift.free","to":null}]','08434befb223',1,1760000120.0,NULL);
INSERT INTO "entry" VALUES(1,6,2,'spin','spin','[{"args":{"segment":{"args":{"actions":[{"args":{},"key":"carta_magica.action.card"},{"args":{},"key":"carta_magica.action.hammer"}],"steps":7},"key":"carta_magica.segment"},"who":{"seat":2}},"key":"carta_magica.note.spun","to":null}]','e9d81b18bce1',1,1760000150.0,NULL);
INSERT INTO "entry" VALUES(1,7,2,'sail e8','sail e8','[{"args":{"place":{"args":{"square":"E8"},"key":"carta_magica.place.sea"},"steps":7,"who":{"seat":2}},"key":"carta_magica.note.sailed","to":null}]','cfccc25acb3f',0,1760000150.0,NULL);
INSERT INTO "entry" VALUES(1,8,3,'spin','spin','[{"args":{"segment":{"args":{"actions":[{"args":{},"key":"carta_magica.action.card"},{"args":{},"key":"carta_magica.action.hammer"}],"steps":7},"key":"carta_magica.segment"},"who":{"seat":3}},"key":"carta_magica.note.spun","to":null}]','3d3b16d99418',1,1760000180.0,NULL);
INSERT INTO "entry" VALUES(1,9,3,'card','card','[{"args":{"card":{"args":{"amount":1},"key":"carta_magica.card.gold"},"who":{"seat":3}},"key":"carta_magica.note.drew","to":null}]','e30d18c8adc7',1,1760000180.0,NULL);
INSERT INTO "entry" VALUES(1,10,3,'0','0','[]','35d69f2eb8e6',0,1760000210.0,NULL);
INSERT INTO "entry" VALUES(1,11,0,'spin','spin','[{"args":{"segment":{"args":{"actions":[{"args":{},"key":"carta_magica.action.goods"},{"args":{},"key":"carta_magica.action.magic"}],"steps":4},"key":"carta_magica.segment"},"who":{"seat":0}},"key":"carta_magica.note.spun","to":null}]','9a445b1968a4',1,1760000240.0,NULL);
INSERT INTO "entry" VALUES(1,12,0,'goods','goods','[{"args":{"amount":4,"who":{"seat":0}},"key":"carta_magica.note.took.goods","to":null}]','d0b938ea5c76',0,1760000270.0,NULL);
INSERT INTO "entry" VALUES(1,13,1,'spin','spin','[{"args":{"segment":{"args":{"actions":[{"args":{},"key":"carta_magica.action.wind"},{"args":{},"key":"carta_magica.action.hammer"}],"steps":5},"key":"carta_magica.segment"},"who":{"seat":1}},"key":"carta_magica.note.spun","to":null}]','c5fda48b6b9f',1,1760000270.0,NULL);
INSERT INTO "entry" VALUES(1,14,1,'sail q4','sail q4','[{"args":{"place":{"args":{"square":"Q4"},"key":"carta_magica.place.sea"},"steps":1,"who":{"seat":1}},"key":"carta_magica.note.sailed","to":null}]','d7177111fc62',0,1760000300.0,NULL);
INSERT INTO "entry" VALUES(1,15,2,'spin','spin','[{"args":{"segment":{"args":{"actions":[{"args":{},"key":"carta_magica.action.goods"},{"args":{},"key":"carta_magica.action.magic"}],"steps":4},"key":"carta_magica.segment"},"who":{"seat":2}},"key":"carta_magica.note.spun","to":null}]','b14af486e14d',1,1760000330.0,NULL);
INSERT INTO "entry" VALUES(1,16,NULL,'pause','pause','[{"args":{"by":{"args":{"number":1},"key":"play.official"}},"key":"play.note.stopped","to":null}]','b14af486e14d',0,1760001320.0,NULL);
INSERT INTO "entry" VALUES(1,17,NULL,'resume','resume','[{"args":{"by":{"args":{"number":1},"key":"play.official"}},"key":"play.note.resumed","to":null}]','b14af486e14d',0,1760001320.0,NULL);
INSERT INTO "entry" VALUES(2,0,NULL,'start','start','[{"args":{"who":{"seat":0}},"key":"magellan.note.start","to":null},{"args":{"base":{"args":{},"key":"magellan.base.bouvet_island"},"cash":600,"number":1,"who":{"seat":0}},"key":"magellan.note.base","to":null},{"args":{"base":{"args":{},"key":"magellan.base.south_georgia"},"cash":600,"number":2,"who":{"seat":1}},"key":"magellan.note.base","to":null},{"args":{"base":{"args":{},"key":"magellan.base.prince_edward_islands"},"cash":600,"number":3,"who":{"seat":2}},"key":"magellan.note.base","to":null},{"args":{"base":{"args":{},"key":"magellan.base.new_amsterdam"},"cash":600,"number":4,"who":{"seat":3}},"key":"magellan.note.base","to":null},{"args":{"countries":[{"args":{},"key":"magellan.country.papua_new_guinea"},{"args":{},"key":"magellan.country.spain"},{"args":{},"key":"magellan.country.greece"},{"args":{},"key":"magellan.country.west_germany"},{"args":{},"key":"magellan.country.italy"}]},"key":"magellan.note.opened","to":null},{"args":{"cards":[{"args":{},"key":"magellan.card.h03_06"},{"args":{},"key":"magellan.card.h03_02"}]},"key":"magellan.note.places","to":null}]','2d9182ed6cb9',1,1760000330.0,NULL);
INSERT INTO "entry" VALUES(2,1,0,'roll','roll','[{"args":{"dice":["3"],"points":3,"who":{"seat":0}},"key":"magellan.note.rolled","to":null}]','0498696335e4',1,1760000360.0,NULL);
INSERT INTO "entry" VALUES(2,2,0,'jeep-6s1 4s35 end','jeep-6s1 4s35 end','[{"args":{"end":{"args":{"cell":"4S1"},"key":"magellan.node"},"points":3,"start":{"args":{"cell":"6S1"},"key":"magellan.node.land"},"what":{"args":{},"key":"magellan.what.jeep"},"who":{"seat":0}},"key":"magellan.note.moved","to":null}]','2d00e0062f6b',0,1760000390.0,NULL);
INSERT INTO "entry" VALUES(2,3,1,'roll','roll','[{"args":{"dice":["3"],"points":3,"who":{"seat":1}},"key":"magellan.note.rolled","to":null}]','c462a507fea3',1,1760000390.0,NULL);
INSERT INTO "entry" VALUES(2,4,1,'ship-6s33 5s31 buy-ship 1 buy-jeep 12 buy-ship 2 end','ship-6s33 5s31 buy-ship 1 buy-jeep 12 buy-ship 2 end','[{"args":{"end":{"args":{"cell":"5S31"},"key":"magellan.node"},"points":3,"start":{"args":{"cell":"6S33"},"key":"magellan.node.sea"},"what":{"args":{},"key":"magellan.what.ship"},"who":{"seat":1}},"key":"magellan.note.moved","to":null},{"args":{"count":1,"money":25,"piece":{"args":{},"key":"magellan.piece.ship"},"who":{"seat":1}},"key":"magellan.note.bought","to":null},{"args":{"count":12,"money":120,"piece":{"args":{},"key":"magellan.piece.jeep"},"who":{"seat":1}},"key":"magellan.note.bought","to":null},{"args":{"count":2,"money":50,"piece":{"args":{},"key":"magellan.piece.ship"},"who":{"seat":1}},"key":"magellan.note.bought","to":null}]','1ba3ffb19171',0,1760000420.0,NULL);
INSERT INTO "entry" VALUES(2,5,2,'roll','roll','[{"args":{"dice":["1"],"points":1,"who":{"seat":2}},"key":"magellan.note.rolled","to":null}]','5d14eac750af',1,1760000450.0,NULL);
INSERT INTO "entry" VALUES(2,6,2,'buy-ship 3 jeep-5s4 5s4s1 end','buy-ship 3 jeep-5s4 5s4s1 end','[{"args":{"count":3,"money":75,"piece":{"args":{},"key":"magellan.piece.ship"},"who":{"seat":2}},"key":"magellan.note.bought","to":null},{"args":{"end":{"args":{"cell":"5S4"},"key":"magellan.node.sea"},"points":1,"start":{"args":{"cell":"5S4"},"key":"magellan.node.land"},"what":{"args":{},"key":"magellan.what.jeep"},"who":{"seat":2}},"key":"magellan.note.moved","to":null}]','845a63680645',0,1760000450.0,NULL);
INSERT INTO "entry" VALUES(2,7,3,'roll','roll','[{"args":{"dice":["1"],"points":1,"who":{"seat":3}},"key":"magellan.note.rolled","to":null}]','1da1e16b5b92',1,1760000480.0,NULL);
INSERT INTO "entry" VALUES(2,8,3,'buy-jeep 13 end','buy-jeep 13 end','[{"args":{"count":13,"money":130,"piece":{"args":{},"key":"magellan.piece.jeep"},"who":{"seat":3}},"key":"magellan.note.bought","to":null}]','bea8033027cb',0,1760000480.0,NULL);
INSERT INTO "entry" VALUES(2,9,0,'roll','roll','[{"args":{"dice":["5"],"points":5,"who":{"seat":0}},"key":"magellan.note.rolled","to":null}]','d99175a0e2d0',1,1760000510.0,NULL);
INSERT INTO "entry" VALUES(2,10,0,'geographic','geographic','[{"args":{"cell":"1N1","cost":825,"country":{"args":{},"key":"magellan.country.nigeria"},"income":7,"who":{"seat":0}},"key":"magellan.note.turned","to":null}]','f69afe72a298',1,1760000540.0,NULL);
INSERT INTO "entry" VALUES(2,11,0,'ship-jeep-4s1 4s35 jeep-4s35 6n1 end','ship-jeep-4s1 4s35 jeep-4s35 6n1 end','[{"args":{"end":{"args":{"cell":"4S35"},"key":"magellan.node.land"},"points":3,"start":{"args":{"cell":"4S1"},"key":"magellan.node"},"what":{"args":{},"key":"magellan.what.ship-jeep"},"who":{"seat":0}},"key":"magellan.note.moved","to":null},{"args":{"amount":60,"card":{"args":{},"key":"magellan.card.h03_06"},"who":{"seat":0}},"key":"magellan.card.claimed","to":null},{"args":{"end":{"args":{"cell":"3S35"},"key":"magellan.node"},"points":2,"start":{"args":{"cell":"4S35"},"key":"magellan.node.land"},"what":{"args":{},"key":"magellan.what.jeep"},"who":{"seat":0}},"key":"magellan.note.moved","to":null}]','9ad8ac39e710',0,1760000570.0,NULL);
INSERT INTO "entry" VALUES(2,12,1,'roll','roll','[{"args":{"dice":["3"],"points":3,"who":{"seat":1}},"key":"magellan.note.rolled","to":null}]','c693dfe7dcc8',1,1760000570.0,NULL);
INSERT INTO "entry" VALUES(2,13,1,'ship-5s31 5s32 ship-6s33 to 5n23 end','ship-5s31 5s32 ship-6s33 to 5n23 end','[{"args":{"end":{"args":{"cell":"5S32"},"key":"magellan.node"},"points":1,"start":{"args":{"cell":"5S31"},"key":"magellan.node"},"what":{"args":{},"key":"magellan.what.ship"},"who":{"seat":1}},"key":"magellan.note.moved","to":null},{"args":{"end":{"args":{"cell":"6S31"},"key":"magellan.node.sea"},"points":2,"start":{"args":{"cell":"6S33"},"key":"magellan.node.sea"},"what":{"args":{},"key":"magellan.what.ship"},"who":{"seat":1}},"key":"magellan.note.moved","to":null}]','bc165e64eb23',0,1760000600.0,NULL);
INSERT INTO "entry" VALUES(2,14,2,'roll','roll','[{"args":{"dice":["3"],"points":3,"who":{"seat":2}},"key":"magellan.note.rolled","to":null}]','7cfb9bef3450',1,1760000630.0,NULL);
INSERT INTO "entry" VALUES(3,0,NULL,'start','start','[{"args":{"holder":{"seat":0},"money":200,"ships":2,"who":{"seat":1}},"key":"navegador.note.start","to":null}]','c2a44297792c',1,1760000630.0,NULL);
INSERT INTO "entry" VALUES(3,1,1,'market2 su=- go=p1 sp=-','market2 su=- go=p1 sp=-','[{"args":{"field":{"args":{},"key":"navegador.field.market2"},"who":{"seat":1}},"key":"navegador.note.move","to":null},{"args":{"trades":[{"args":{"count":1,"good":{"args":{},"key":"navegador.good.gold"},"income":30},"key":"navegador.market.processed"}],"who":{"seat":1}},"key":"navegador.note.market","to":null}]','15efb93af096',0,1760000660.0,NULL);
INSERT INTO "entry" VALUES(3,2,2,'workers 1','workers 1','[{"args":{"field":{"args":{},"key":"navegador.field.workers"},"who":{"seat":2}},"key":"navegador.note.move","to":null},{"args":{"count":1,"price":50,"who":{"seat":2}},"key":"navegador.note.workers","to":null}]','7d61b2b5521f',0,1760000690.0,NULL);
INSERT INTO "entry" VALUES(3,3,3,'sailing portugal>guine:2','sailing portugal>guine:2','[{"args":{"field":{"args":{},"key":"navegador.field.sailing"},"who":{"seat":3}},"key":"navegador.note.move","to":null},{"args":{"groups":[{"args":{"count":2,"origin":{"args":{},"key":"navegador.region.portugal"},"to":{"args":{},"key":"navegador.region.guine"}},"key":"navegador.sail.sailed"}],"who":{"seat":3}},"key":"navegador.note.sail","to":null},{"args":{"count":3,"lost":1,"premium":50,"prices":[50,90,130],"region":{"args":{},"key":"navegador.region.guine"},"who":{"seat":3}},"key":"navegador.note.explore","to":null}]','39eb664428e1',1,1760000720.0,NULL);
INSERT INTO "entry" VALUES(3,4,0,'market2 su=- go=p1 sp=-','market2 su=- go=p1 sp=-','[{"args":{"field":{"args":{},"key":"navegador.field.market2"},"who":{"seat":0}},"key":"navegador.note.move","to":null},{"args":{"trades":[{"args":{"count":1,"good":{"args":{},"key":"navegador.good.gold"},"income":30},"key":"navegador.market.processed"}],"who":{"seat":0}},"key":"navegador.note.market","to":null}]','55ee710b1765',0,1760000720.0,NULL);
INSERT INTO "entry" VALUES(3,5,1,'workers 2','workers 2','[{"args":{"field":{"args":{},"key":"navegador.field.workers"},"who":{"seat":1}},"key":"navegador.note.move","to":null},{"args":{"count":2,"price":150,"who":{"seat":1}},"key":"navegador.note.workers","to":null}]','645e5c5fc4fa',0,1760000750.0,NULL);
INSERT INTO "entry" VALUES(3,6,2,'privilege -','privilege -','[{"args":{"field":{"args":{},"key":"navegador.field.privilege"},"who":{"seat":2}},"key":"navegador.note.move","to":null},{"args":{"who":{"seat":2}},"key":"navegador.note.nothing","to":null}]','0eff3830c583',0,1760000780.0,NULL);
INSERT INTO "entry" VALUES(3,7,3,'colony guine:50','colony guine:50','[{"args":{"field":{"args":{},"key":"navegador.field.colony"},"who":{"seat":3}},"key":"navegador.note.move","to":null},{"args":{"colonies":[{"args":{"price":50,"region":{"args":{},"key":"navegador.region.guine"}},"key":"navegador.colony.founded"}],"who":{"seat":3}},"key":"navegador.note.colony","to":null}]','8a95cdb36d73',0,1760000810.0,NULL);
INSERT INTO "entry" VALUES(3,8,0,'navegador portugal>guine:2','navegador portugal>guine:2','[{"args":{"who":{"seat":0}},"key":"navegador.note.navegador","to":null},{"args":{"groups":[{"args":{"count":2,"origin":{"args":{},"key":"navegador.region.portugal"},"to":{"args":{},"key":"navegador.region.guine"}},"key":"navegador.sail.sailed"}],"who":{"seat":0}},"key":"navegador.note.sail","to":null},{"args":{"who":{"seat":3}},"key":"navegador.note.card.used","to":null}]','7daa40ae5398',0,1760000810.0,NULL);
INSERT INTO "entry" VALUES(3,9,0,'market1 su=- go=- sp=p1','market1 su=- go=- sp=p1','[{"args":{"field":{"args":{},"key":"navegador.field.market1"},"who":{"seat":0}},"key":"navegador.note.move","to":null},{"args":{"count":1,"places":[{"args":{"count":1,"region":{"args":{},"key":"navegador.region.guine"}},"key":"navegador.text.place"}],"who":{"seat":0}},"key":"navegador.note.pay","to":null},{"args":{"trades":[{"args":{"count":1,"good":{"args":{},"key":"navegador.good.spice"},"income":30},"key":"navegador.market.processed"}],"who":{"seat":0}},"key":"navegador.note.market","to":null}]','2eb6ea0fe6d5',0,1760000840.0,NULL);
INSERT INTO "entry" VALUES(3,10,1,'privilege colony','privilege colony','[{"args":{"field":{"args":{},"key":"navegador.field.privilege"},"who":{"seat":1}},"key":"navegador.note.move","to":null},{"args":{"bonus":0,"kind":{"args":{},"key":"navegador.kind.colony"},"who":{"seat":1}},"key":"navegador.note.privilege","to":null}]','aa284cdb2419',0,1760000870.0,NULL);
INSERT INTO "entry" VALUES(3,11,2,'sailing done','sailing done','[{"args":{"field":{"args":{},"key":"navegador.field.sailing"},"who":{"seat":2}},"key":"navegador.note.move","to":null},{"args":{"count":1,"places":[{"args":{"count":1,"region":{"args":{},"key":"navegador.region.portugal"}},"key":"navegador.text.place"}],"who":{"seat":2}},"key":"navegador.note.pay","to":null},{"args":{"who":{"seat":2}},"key":"navegador.note.nothing","to":null}]','8b3c631e5abc',0,1760000900.0,NULL);
INSERT INTO "entry" VALUES(3,12,3,'market2 su=- go=s1 sp=p1','market2 su=- go=s1 sp=p1','[{"args":{"field":{"args":{},"key":"navegador.field.market2"},"who":{"seat":3}},"key":"navegador.note.move","to":null},{"args":{"trades":[{"args":{"count":1,"good":{"args":{},"key":"navegador.good.gold"},"income":70},"key":"navegador.market.sold"},{"args":{"count":1,"good":{"args":{},"key":"navegador.good.spice"},"income":30},"key":"navegador.market.processed"}],"who":{"seat":3}},"key":"navegador.note.market","to":null}]','9e6c9208eff9',0,1760000930.0,NULL);
INSERT INTO "entry" VALUES(3,13,0,'market2 su=- go=p1 sp=-','market2 su=- go=p1 sp=-','[{"args":{"field":{"args":{},"key":"navegador.field.market2"},"who":{"seat":0}},"key":"navegador.note.move","to":null},{"args":{"count":1,"places":[{"args":{"count":1,"region":{"args":{},"key":"navegador.region.guine"}},"key":"navegador.text.place"}],"who":{"seat":0}},"key":"navegador.note.pay","to":null},{"args":{"trades":[{"args":{"count":1,"good":{"args":{},"key":"navegador.good.gold"},"income":30},"key":"navegador.market.processed"}],"who":{"seat":0}},"key":"navegador.note.market","to":null}]','476a7f37756e',0,1760000930.0,NULL);
INSERT INTO "entry" VALUES(3,14,1,'buildings shipyard:50','buildings shipyard:50','[{"args":{"field":{"args":{},"key":"navegador.field.buildings"},"who":{"seat":1}},"key":"navegador.note.move","to":null},{"args":{"buildings":[{"args":{"building":{"args":{},"key":"navegador.building.shipyard"},"price":50},"key":"navegador.building.built"}],"who":{"seat":1}},"key":"navegador.note.build","to":null}]','53cdb8a58d64',0,1760000960.0,NULL);
INSERT INTO "entry" VALUES(4,0,NULL,'start','start','[{"args":{"cards":[1,2,3,4,5,6,7,8,9],"deck":27,"who":{"seat":2}},"key":"pizarro.note.start","to":null},{"args":{"explorer":{"args":{},"key":"pizarro.explorer.cook"},"number":1,"of":18,"phase":1},"key":"pizarro.note.reveal","to":null}]','81ef1c3f6cfd',1,1760000990.0,NULL);
INSERT INTO "entry" VALUES(4,1,2,'bid 1','bid 1','[{"args":{"amount":1,"who":{"seat":2}},"key":"pizarro.note.bid","to":null}]','97c4cab6a05e',0,1760001020.0,NULL);
INSERT INTO "entry" VALUES(4,2,3,'bid 2','bid 2','[{"args":{"amount":2,"who":{"seat":3}},"key":"pizarro.note.bid","to":null}]','4758415298bc',0,1760001050.0,NULL);
INSERT INTO "entry" VALUES(4,3,0,'pass','pass','[{"args":{"who":{"seat":0}},"key":"pizarro.note.pass","to":null}]','dca078a52576',0,1760001050.0,NULL);
INSERT INTO "entry" VALUES(4,4,1,'bid 15','bid 15','[{"args":{"amount":15,"who":{"seat":1}},"key":"pizarro.note.bid","to":null}]','6a54c609f467',0,1760001080.0,NULL);
INSERT INTO "entry" VALUES(4,5,2,'bid 21','bid 21','[{"args":{"amount":21,"who":{"seat":2}},"key":"pizarro.note.bid","to":null}]','00a8c5b13795',0,1760001110.0,NULL);
INSERT INTO "entry" VALUES(4,6,3,'pass','pass','[{"args":{"who":{"seat":3}},"key":"pizarro.note.pass","to":null}]','4a6b78d77ecb',0,1760001140.0,NULL);
INSERT INTO "entry" VALUES(4,7,1,'pass','pass','[{"args":{"who":{"seat":1}},"key":"pizarro.note.pass","to":null},{"args":{"explorer":{"args":{},"key":"pizarro.explorer.cook"},"price":21,"who":{"seat":2}},"key":"pizarro.note.won","to":null}]','e7015de0449e',0,1760001140.0,NULL);
INSERT INTO "entry" VALUES(4,8,2,'pay 6+7+9','pay 6+7+9','[{"args":{"cards":[6,7,9],"explorer":{"args":{},"key":"pizarro.explorer.cook"},"price":21,"who":{"seat":2}},"key":"pizarro.note.buy","to":null},{"args":{"to":{"args":{"explorer":{"args":{},"key":"pizarro.explorer.cook"},"half":"whole","phase":1},"key":"pizarro.place"},"who":{"seat":2}},"key":"pizarro.note.place","to":null},{"args":{"cards":[1,2,3,4,5,8],"who":{"seat":2}},"key":"pizarro.note.open-hand","to":null},{"args":{"explorer":{"args":{},"key":"pizarro.explorer.vasco_da_gama"},"number":2,"of":18,"phase":1},"key":"pizarro.note.reveal","to":null}]','bc103e26065a',1,1760001170.0,NULL);
INSERT INTO "entry" VALUES(4,9,2,'bid 3','bid 3','[{"args":{"amount":3,"who":{"seat":2}},"key":"pizarro.note.bid","to":null}]','de2be6e42ad2',0,1760001200.0,NULL);
INSERT INTO "entry" VALUES(4,10,3,'bid 4','bid 4','[{"args":{"amount":4,"who":{"seat":3}},"key":"pizarro.note.bid","to":null}]','11e9e16267ac',0,1760001230.0,NULL);
INSERT INTO "entry" VALUES(4,11,0,'bid 44','bid 44','[{"args":{"amount":44,"who":{"seat":0}},"key":"pizarro.note.bid","to":null}]','5d716c47756b',0,1760001230.0,NULL);
INSERT INTO "entry" VALUES(4,12,1,'bid 45','bid 45','[{"args":{"amount":45,"who":{"seat":1}},"key":"pizarro.note.bid","to":null}]','f72a75b50c82',0,1760001260.0,NULL);
INSERT INTO "entry" VALUES(4,13,2,'pass','pass','[{"args":{"who":{"seat":2}},"key":"pizarro.note.pass","to":null}]','6a4ed54d2243',0,1760001290.0,NULL);
INSERT INTO "entry" VALUES(4,14,3,'pass','pass','[{"args":{"who":{"seat":3}},"key":"pizarro.note.pass","to":null}]','bb6fb998fe6d',0,1760001320.0,NULL);
INSERT INTO "entry" VALUES(6,0,NULL,'start','start','[{"args":{"who":{"seat":1}},"key":"magellan.note.start","to":null},{"args":{"base":{"args":{},"key":"magellan.base.south_georgia"},"cash":1200,"number":2,"who":{"seat":0}},"key":"magellan.note.base","to":null},{"args":{"base":{"args":{},"key":"magellan.base.bouvet_island"},"cash":1200,"number":1,"who":{"seat":1}},"key":"magellan.note.base","to":null},{"args":{"countries":[{"args":{},"key":"magellan.country.france"},{"args":{},"key":"magellan.country.morocco"},{"args":{},"key":"magellan.country.switzerland"},{"args":{},"key":"magellan.country.mexico"},{"args":{},"key":"magellan.country.canada"}]},"key":"magellan.note.opened","to":null},{"args":{"cards":[{"args":{},"key":"magellan.card.h03_07"},{"args":{},"key":"magellan.card.h03_08"}]},"key":"magellan.note.places","to":null}]','22fddbc1b086',1,1760001320.0,NULL);
CREATE TABLE erasure (
    what TEXT NOT NULL CHECK (what IN ('person', 'server', 'left')),
    id INTEGER NOT NULL,
    asked_at REAL NOT NULL,
    due REAL NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (what, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE evening (
    guild INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    starts_at REAL NOT NULL,
    weekly INTEGER NOT NULL,
    event INTEGER NOT NULL,
    state TEXT NOT NULL,
    message INTEGER NOT NULL,
    due REAL,
    author INTEGER NOT NULL
) STRICT;
CREATE TABLE evening_person (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    at REAL NOT NULL,
    match INTEGER,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE follower (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE harbour (
    guild INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    due REAL,
    since REAL NOT NULL,
    message INTEGER NOT NULL,
    clicked INTEGER NOT NULL,
    quiet INTEGER NOT NULL,
    author INTEGER NOT NULL
) STRICT;
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at REAL NOT NULL) STRICT;
INSERT INTO "heartbeat" VALUES(1,1760001290.0);
CREATE TABLE house (
    guild INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    chosen TEXT NOT NULL,
    author INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild, revision)
) STRICT, WITHOUT ROWID;
CREATE TABLE job (
    name TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    until REAL NOT NULL,
    note TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
INSERT INTO "job" VALUES('program 351b41e740342cc0','351b41e740342cc0',0.0,'{"carta_magica":3,"magellan":3,"navegador":2,"pizarro":2,"schema":27}');
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    settings TEXT NOT NULL,
    pace TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished', 'closed', 'frozen')),
    lo INTEGER NOT NULL,
    hi INTEGER NOT NULL,
    opener INTEGER NOT NULL,
    invited TEXT NOT NULL,
    guild INTEGER,
    channel INTEGER NOT NULL,
    thread INTEGER,
    own_thread INTEGER NOT NULL,
    seed TEXT,
    seq INTEGER NOT NULL,
    to_act TEXT NOT NULL,
    late TEXT NOT NULL,
    proposal TEXT,
    result TEXT,
    why TEXT,
    rematch INTEGER,
    edition INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL,
    card_channel INTEGER,
    card_message INTEGER,
    card_posted REAL,
    shown INTEGER NOT NULL DEFAULT 0
, lesson INTEGER, free INTEGER NOT NULL DEFAULT 0, alone INTEGER NOT NULL DEFAULT 0, wishes TEXT NOT NULL DEFAULT '[]', absence TEXT NOT NULL DEFAULT 'wait', ballots TEXT NOT NULL DEFAULT '[]', vacancies TEXT NOT NULL DEFAULT '[]', sprint TEXT, asked TEXT NOT NULL DEFAULT '[]', asked_since INTEGER NOT NULL DEFAULT 0, automatic INTEGER NOT NULL DEFAULT 1, rated INTEGER NOT NULL DEFAULT 0, imported_by INTEGER, ideas TEXT NOT NULL DEFAULT 'none' CHECK (ideas IN ('none', 'three', 'free')), ideas_taken TEXT NOT NULL DEFAULT '[]', oversight TEXT, upgrade TEXT, matters TEXT) STRICT;
INSERT INTO "match" VALUES(1,'carta_magica',3,'{"battle":"moved","bonus":"lap","calm":"never","edition":"original","gold_points":"both","good_weather":"own","harbours":"stop","home":"lap","income":"beyond","last_round":"finish","lucky_wind":"plus","monster":"shuffled","neighbours":"four","repair":"gold","rounds":"60","start":"plain","steps":"up_to","telescope":"top","tow":"goods"}','daily','running',4,4,11,'[]',1,2,NULL,0,'7311d8a3c2ce6f447ed4d57b1e2feb89',17,'[2]','[]',NULL,NULL,NULL,NULL,22,28,1760000000.0,1760001320.0,NULL,NULL,NULL,0,NULL,0,0,'[]','caretaker','[]','[]',NULL,'[]',0,1,0,NULL,'three','[]','{"named":null,"officials":[{"user_id":99,"name":"Mona"}],"since":null,"by":0,"stops":[[1760001320.0,1760001320.0]],"barred":[],"offers":[],"erased":[]}',NULL,'{"news":{"latest":null,"lines":[{"seq":5,"event":{"kind":"storm","headline":{"args":{},"key":"carta_magica.event.storm.east"},"line":{"args":{"count":3,"who":[{"seat":0},{"seat":2},{"seat":3}]},"key":"carta_magica.event.ashore.all"},"rank":6,"who":0,"hits":[0,2,3],"value":"w","record":0}}],"plain":[6,8,11,13,15],"phase":"","since":0.0,"chronicle":{"leaders":[3],"lead":null,"records":[]}}}');
INSERT INTO "match" VALUES(2,'magellan',3,'{"bases":"1","countries":"50","end":"places","history11":"off","history6":"off","level":"simplest","rounds":"none","start":"beginners","target":"150"}','daily','running',4,4,11,'[]',1,2,NULL,0,'d9ed17e3cc0e95ee8d103ed3cc667e97',14,'[2]','[]',NULL,NULL,NULL,NULL,19,24,1760000330.0,1760001320.0,NULL,NULL,NULL,0,NULL,0,0,'[]','caretaker','[]','[]',NULL,'[]',0,1,0,NULL,'three','[]',NULL,NULL,'{"news":{"latest":null,"lines":[],"plain":[1,3,5,7,9,12,14],"phase":"","since":0.0,"chronicle":{"leaders":[null],"lead":null,"records":[]}}}');
INSERT INTO "match" VALUES(3,'navegador',2,'{"king":"sheet"}','daily','running',4,4,11,'[]',1,2,NULL,0,'25fe3a1848e772ba2c400b9534e41e75',14,'[2]','[]',NULL,NULL,NULL,NULL,19,23,1760000630.0,1760001320.0,NULL,NULL,NULL,0,NULL,0,0,'[]','caretaker','[]','[]',NULL,'[]',0,1,0,NULL,'three','[]',NULL,NULL,'{"news":{"latest":null,"lines":[{"seq":3,"event":{"kind":"found","headline":{"args":{"who":{"seat":3}},"key":"navegador.event.found.guine"},"line":{"args":{"entered":2,"left":1,"opens":0,"premium":50},"key":"navegador.event.found.line"},"rank":4,"who":3,"hits":[],"value":"guine","record":0}}],"plain":[],"phase":"1","since":0.0,"chronicle":{"leaders":[3,3],"lead":3,"records":[]}}}');
INSERT INTO "match" VALUES(4,'pizarro',2,'{"exact":"off","half1":"a","half2":"a"}','daily','running',4,4,11,'[]',1,2,NULL,0,'a23c4b2727f52fa9a117511fb8a61715',14,'[0]','[]',NULL,NULL,NULL,NULL,19,24,1760000990.0,1760001320.0,NULL,NULL,NULL,0,NULL,0,0,'[]','caretaker','[]','[]',NULL,'[1]',8,1,0,NULL,'three','[]',NULL,NULL,'{"news":{"latest":{"seq":8,"part":{"args":{"number":2,"phase":1},"key":"pizarro.chapter"},"until":12,"event":{"kind":"price","headline":{"args":{"explorer":{"args":{},"key":"pizarro.explorer.cook"},"price":21},"key":"pizarro.event.price"},"line":{"args":{"cards":3,"crowns":4,"who":{"seat":2}},"key":"pizarro.event.price.line"},"rank":7,"who":2,"hits":[],"value":["cook",21],"record":21}},"lines":[{"seq":8,"event":{"kind":"price","headline":{"args":{"explorer":{"args":{},"key":"pizarro.explorer.cook"},"price":21},"key":"pizarro.event.price"},"line":{"args":{"cards":3,"crowns":4,"who":{"seat":2}},"key":"pizarro.event.price.line"},"rank":7,"who":2,"hits":[],"value":["cook",21],"record":21}}],"plain":[13],"phase":"1","since":0.0,"chronicle":{"leaders":[2],"lead":null,"records":[["price",21]]}}}');
INSERT INTO "match" VALUES(5,'carta_magica',3,'{}','none','open',2,4,14,'[]',1,2,NULL,0,NULL,-1,'[]','[]',NULL,NULL,NULL,NULL,1,1,1760001320.0,1760001320.0,NULL,NULL,NULL,0,NULL,0,0,'[]','wait','[]','[]',NULL,'[]',0,1,0,NULL,'three','[]',NULL,NULL,NULL);
INSERT INTO "match" VALUES(6,'magellan',3,'{"bases":"1","countries":"50","end":"places","history11":"off","history6":"off","level":"simplest","rounds":"none","start":"beginners","target":"150"}','none','closed',2,4,12,'[]',1,2,NULL,0,'6c96edfafe99958f027586daa2fc706b',0,'[]','[]',NULL,NULL,'{"args":{},"key":"play.why.closed"}',NULL,3,3,1760001320.0,1760001320.0,NULL,NULL,NULL,0,NULL,0,0,'[]','wait','[]','[]',NULL,'[]',0,1,0,NULL,'three','[]',NULL,NULL,NULL);
CREATE TABLE memo (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "memo" VALUES(2,12,'watch the harbour');
CREATE TABLE notice (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    msg TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE TABLE "outbox" (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    recipient INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    payload TEXT NOT NULL,
    due REAL,
    tries INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    lease_until REAL,
    PRIMARY KEY (match, kind, recipient)
) STRICT, WITHOUT ROWID;
INSERT INTO "outbox" VALUES(1,'ask',11,19,'',1760000330.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(1,'ask',13,12,'',1760000180.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(1,'card',0,22,'',1760001320.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(1,'ping',11,22,'',1760001369.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(1,'ping',12,18,'',1760000300.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(1,'ping',13,14,'',1760000210.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'ask',11,18,'',1760000630.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'ask',13,11,'',1760000480.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'card',0,19,'',1760001320.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'ping',11,17,'',1760000649.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'ping',12,17,'',1760000600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'ping',13,12,'',1760000480.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'card',0,19,'',1760001320.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'ping',11,17,'',1760000930.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'ping',12,18,'',1760000960.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'ping',13,18,'',1760001009.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'ask',11,12,'',1760001170.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'card',0,19,'',1760001320.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'early',11,15,'',1760001279.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'early',12,17,'',1760001339.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'early',13,18,'',1760001369.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'ping',11,17,'',1760001290.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'ping',12,18,'',1760001369.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'ping',13,16,'',1760001260.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(5,'card',0,1,'',1760001320.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(6,'card',0,3,'',1760001320.0,0,NULL,NULL);
CREATE TABLE outcome (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    how TEXT NOT NULL,
    place INTEGER,
    points INTEGER,
    game TEXT NOT NULL,
    guild INTEGER,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    ended_at REAL NOT NULL, own REAL NOT NULL DEFAULT 1,
    PRIMARY KEY (match, seat, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE person (
    user INTEGER PRIMARY KEY,
    language TEXT
, confirm INTEGER NOT NULL DEFAULT 0, zone TEXT, quiet TEXT, holidays TEXT NOT NULL DEFAULT '[]', told TEXT NOT NULL DEFAULT 'channel' CHECK (told IN ('channel', 'dm', 'digest', 'off')), digest INTEGER NOT NULL DEFAULT 1080, hits INTEGER NOT NULL DEFAULT 0, wide INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "person" VALUES(11,NULL,0,'Europe/Berlin',NULL,'[]','dm',1080,0,0);
CREATE TABLE "ping" (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    match INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    posted_at REAL NOT NULL,
    number INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    panel INTEGER NOT NULL,
    shown TEXT NOT NULL,
    PRIMARY KEY (user, guild)
) STRICT, WITHOUT ROWID;
CREATE TABLE prediction (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle_answer (
    guild INTEGER NOT NULL REFERENCES voyage (guild) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    user INTEGER NOT NULL,
    answer INTEGER NOT NULL,
    stars INTEGER NOT NULL,
    at REAL NOT NULL,
    doubts INTEGER NOT NULL,
    shared INTEGER NOT NULL,
    PRIMARY KEY (guild, number, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle_post (
    guild INTEGER NOT NULL REFERENCES voyage (guild) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    told TEXT NOT NULL,
    match INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    posted_at REAL NOT NULL,
    closes_at REAL NOT NULL,
    state TEXT NOT NULL,
    shown INTEGER NOT NULL,
    shown_at REAL NOT NULL,
    PRIMARY KEY (guild, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE puzzle_refusal (
    user INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;
CREATE TABLE refusal (
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    permission TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (channel, permission)
) STRICT, WITHOUT ROWID;
CREATE TABLE reputation (
    user INTEGER PRIMARY KEY,
    rated INTEGER NOT NULL,
    hidden INTEGER NOT NULL
, said INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE season (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    state TEXT NOT NULL,
    chosen TEXT NOT NULL,
    seed TEXT NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER NOT NULL,
    message INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    due REAL,
    revision INTEGER NOT NULL,
    created_at REAL NOT NULL
) STRICT;
CREATE TABLE season_person (
    season INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    division INTEGER NOT NULL,
    number INTEGER NOT NULL,
    state TEXT NOT NULL,
    said_at REAL NOT NULL,
    for_user INTEGER NOT NULL,
    waits REAL,
    PRIMARY KEY (season, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE season_post (
    season INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    user INTEGER NOT NULL,
    due REAL NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (season, kind, number, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE season_table (
    season INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    division INTEGER NOT NULL,
    number INTEGER NOT NULL,
    wave INTEGER NOT NULL,
    seats TEXT NOT NULL,
    starts_at REAL NOT NULL,
    closes_at REAL NOT NULL,
    match INTEGER,
    told INTEGER NOT NULL,
    PRIMARY KEY (season, division, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE seat (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT,
    bot TEXT,
    acted INTEGER NOT NULL, deputy TEXT NOT NULL DEFAULT 'small',
    PRIMARY KEY (match, seat),
    CHECK ((user IS NULL) <> (bot IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,0,NULL,NULL,'mate',-1,'small');
INSERT INTO "seat" VALUES(1,1,12,'Ben',NULL,14,'small');
INSERT INTO "seat" VALUES(1,2,11,'Anne',NULL,7,'small');
INSERT INTO "seat" VALUES(1,3,13,'Carla',NULL,10,'small');
INSERT INTO "seat" VALUES(2,0,NULL,NULL,'mate',-1,'small');
INSERT INTO "seat" VALUES(2,1,12,'Ben',NULL,13,'small');
INSERT INTO "seat" VALUES(2,2,11,'Anne',NULL,6,'small');
INSERT INTO "seat" VALUES(2,3,13,'Carla',NULL,8,'small');
INSERT INTO "seat" VALUES(3,0,11,'Anne',NULL,13,'small');
INSERT INTO "seat" VALUES(3,1,12,'Ben',NULL,14,'small');
INSERT INTO "seat" VALUES(3,2,13,'Carla',NULL,11,'small');
INSERT INTO "seat" VALUES(3,3,NULL,NULL,'mate',-1,'small');
INSERT INTO "seat" VALUES(4,0,12,'Ben',NULL,11,'small');
INSERT INTO "seat" VALUES(4,1,13,'Carla',NULL,12,'small');
INSERT INTO "seat" VALUES(4,2,11,'Anne',NULL,9,'small');
INSERT INTO "seat" VALUES(4,3,NULL,NULL,'mate',-1,'small');
INSERT INTO "seat" VALUES(5,0,14,'Dan',NULL,-1,'small');
INSERT INTO "seat" VALUES(6,0,12,'Ben',NULL,-1,'small');
INSERT INTO "seat" VALUES(6,1,NULL,NULL,'mate',-1,'small');
CREATE TABLE seat_clock (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    bank REAL NOT NULL,
    since REAL,
    missed INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat_clock" VALUES(1,1,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(1,2,259200.0,1760000330.0,0);
INSERT INTO "seat_clock" VALUES(1,3,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(2,1,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(2,2,259200.0,1760000630.0,0);
INSERT INTO "seat_clock" VALUES(2,3,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(3,0,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(3,1,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(3,2,259200.0,1760000960.0,0);
INSERT INTO "seat_clock" VALUES(4,0,259200.0,1760001320.0,0);
INSERT INTO "seat_clock" VALUES(4,1,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(4,2,259200.0,NULL,0);
CREATE TABLE seeking (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    games TEXT NOT NULL,
    pace TEXT NOT NULL,
    most INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    bot INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    wasted INTEGER NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    referee INTEGER
) STRICT;
INSERT INTO "server" VALUES(1,77);
CREATE TABLE snapshot (
    match INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT;
INSERT INTO "snapshot" VALUES(1,17,'{"position":{"active":2,"chance":{"count":10,"seed":"7311d8a3c2ce6f447ed4d57b1e2feb89"},"deck":[20,18,2,8,9,12,17,6,22,4,26,33,0,29,16,25,15,21,19,32,31,24,27,13,28,11,3,7,14,5,30,10,23],"discard":[],"final":null,"first":1,"is_cursed":false,"known":[[],[],[],[],[]],"last":{"amount":0,"card":null,"drifts":[],"fight":null,"route":[],"seat":2,"spin":4,"talisman":null,"what":"spun"},"options":{"edition":"original","has_extra_turn":false,"has_gifts":false,"is_battle_beside":false,"is_bonus_for_any":false,"is_calm_open":false,"is_diagonal":false,"is_exact":false,"is_gold_tokens_only":false,"is_income_counted":false,"is_lucky_five":false,"is_monster_bottom":false,"is_passing":false,"is_repaired_for_goods":false,"is_return_enough":false,"is_telescope_bottom":false,"is_towed_for_gold":false,"is_weather_for_all":false,"rounds":60},"players":[{"cards":[],"challenge":1,"character":1,"condition":"damaged","gold":0,"goods":7,"has_left":false,"home":40,"home_turn":-1,"lap":0,"magic":3,"misses":0,"square":40,"swept":false,"talismans":[]},{"cards":[],"challenge":4,"character":2,"condition":"free","gold":0,"goods":3,"has_left":true,"home":79,"home_turn":-1,"lap":0,"magic":3,"misses":0,"square":76,"swept":false,"talismans":[]},{"cards":[],"challenge":5,"character":0,"condition":"free","gold":0,"goods":3,"has_left":true,"home":200,"home_turn":-1,"lap":0,"magic":3,"misses":0,"square":144,"swept":false,"talismans":[]},{"cards":[1],"challenge":7,"character":3,"condition":"damaged","gold":0,"goods":3,"has_left":false,"home":10,"home_turn":-1,"lap":0,"magic":3,"misses":0,"square":10,"swept":false,"talismans":[]}],"row":[10,12,4],"since":0,"spin":4,"talisman_deck":[14,2,1,0,5,9,6,7,15,13,3,8,11],"todo":[],"turn":5,"wind":null},"stage":{"seat":2,"type":"choosing"}}');
INSERT INTO "snapshot" VALUES(2,0,'{"position":{"active":[{"card":"h03_06","counted":[],"tally":[]},{"card":"h03_02","counted":[],"tally":[]}],"bank":-2400,"battle":null,"chance":{"count":4,"seed":"d9ed17e3cc0e95ee8d103ed3cc667e97"},"debts":[],"dice":[],"flight":null,"geographic":["nigeria","zaire","japan","switzerland","thailand","indonesia","poland","peru","united_kingdom","south_korea","sweden","iraq","australia","kuwait","ivory_coast","canada","morocco","chile","philippines","colombia","saudi_arabia","brazil","new_zealand","fiji","israel","france","kenya","sri_lanka","singapore","madagascar","belgium","iran","mexico","south_africa","algeria","argentina","malaysia","brunei","venezuela","ethiopia","united_states","pakistan","egypt","cuba","turkey"],"history":["h02_09","h04_08","h04_09","h05_02","h02_01","h01_06","h03_05","h02_05","h04_04","h01_10","h02_10","h04_02","h04_10","h01_09","h05_05","h04_03","h02_03","h01_08","h04_07","h05_10","h05_06","h01_03","h05_01","h05_09","h02_02","h05_03","h02_08","h03_04","h02_04","h05_08","h02_07","h04_06","h01_04","h03_08","h03_10","h01_07","h03_07","h01_02","h03_09","h05_04","h05_07","h04_05","h04_01","h01_05","h03_01","h01_01","h03_03","h02_06"],"last":{"dice":[],"other":null,"seat":0,"subject":"","what":"start"},"losses":[],"open":["papua_new_guinea","spain","greece","west_germany","italy"],"players":[{"base":"6s1l1","cash":600,"countries":[],"held":[],"jeeps":["6s1l1","6s1l1","6s1l1","6s1l1","6s1l1"],"place":0,"planes":[],"port":"6s1s1","ships":[{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0}]},{"base":"6s33l1","cash":600,"countries":[],"held":[],"jeeps":["6s33l1","6s33l1","6s33l1","6s33l1","6s33l1"],"place":0,"planes":[],"port":"6s33s1","ships":[{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0}]},{"base":"5s4l1","cash":600,"countries":[],"held":[],"jeeps":["5s4l1","5s4l1","5s4l1","5s4l1","5s4l1"],"place":0,"planes":[],"port":"5s4s1","ships":[{"boarded":"","lap":0,"load":"","node":"5s4s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"5s4s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"5s4s1","sorties":0}]},{"base":"4s8l1","cash":600,"countries":[],"held":[],"jeeps":["4s8l1","4s8l1","4s8l1","4s8l1","4s8l1"],"place":0,"planes":[],"port":"4s8s1","ships":[{"boarded":"","lap":0,"load":"","node":"4s8s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"4s8s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"4s8s1","sorties":0}]}],"points":0,"round":1,"seat":0,"start":0,"table":{"example":1,"has_supplement":false,"is_played_on":true,"level":"simplest","rounds":0,"series":[1,2,3,4,5],"target":150},"trail":[],"war":null},"stage":{"type":"rolling"}}');
INSERT INTO "snapshot" VALUES(3,0,'{"position":{"built":[0,0,0,0,0],"gallery":[1,1,1,1,1],"holder":0,"is_ending":false,"is_goa":false,"known":1,"last":{"bonus":0,"buildings":[],"colonies":[],"explored":null,"is_king":false,"is_rest":false,"lost":0,"money":0,"origin":null,"paid":[],"premium":0,"privilege":null,"recruited":0,"sails":[],"seat":null,"sold":0,"steps":0,"trades":[],"what":"start"},"left":null,"marked":null,"market":[3,3,3],"opening":0,"phase":1,"players":[{"churches":1,"colonies":[[],[],[]],"explorers":[],"factories":[0,0,0],"field":null,"king":"held","money":200,"privileges":[0,0,0,0,0],"ships":[2,0,0,0,0,0,0,0,0,0,0,0,0],"shipyards":1,"workers":3},{"churches":1,"colonies":[[],[],[]],"explorers":[],"factories":[0,0,0],"field":null,"king":"held","money":200,"privileges":[0,0,0,0,0],"ships":[2,0,0,0,0,0,0,0,0,0,0,0,0],"shipyards":1,"workers":3},{"churches":1,"colonies":[[],[],[]],"explorers":[],"factories":[0,0,0],"field":null,"king":"held","money":200,"privileges":[0,0,0,0,0],"ships":[2,0,0,0,0,0,0,0,0,0,0,0,0],"shipyards":1,"workers":3},{"churches":1,"colonies":[[],[],[]],"explorers":[],"factories":[0,0,0],"field":null,"king":"held","money":200,"privileges":[0,0,0,0,0],"ships":[2,0,0,0,0,0,0,0,0,0,0,0,0],"shipyards":1,"workers":3}],"removed":[50,70,120],"reserve":[5,5,5,5,5],"run":0,"stacks":[[],[130,90,50],[70,120,110,100],[60,40,80,90],[60,150],[110],[80,120],[100,140],[100,160,130,80],[150,90,70],[110,140],[60,180],[170]],"start":1,"turns":0},"stage":{"seat":1,"type":"moving"}}');
INSERT INTO "snapshot" VALUES(4,0,'{"position":{"bottom":0,"buyer":2,"chance":{"count":5,"seed":"a23c4b2727f52fa9a117511fb8a61715"},"deck":[8,5,4,4,3,9,7,3,5,7,8,2,1,5,1,2,9,7,6,3,1,8,9,4,2,6,6],"discard":[],"is_bought":false,"is_exact":false,"last":{"amount":0,"explorer":null,"seat":null,"what":"start"},"later":[["cook","vasco_da_gama","pizarro","columbus","marco_polo","columbus","magellan","marco_polo","vasco_da_gama","cook","pizarro","magellan"],["magellan","columbus","marco_polo","pizarro","vasco_da_gama","cook"]],"moved":null,"phase":1,"players":[{"hand":[1,2,3,4,5,6,7,8,9],"is_open":false,"piles":[],"ships":[],"vetoes":0,"vetoes_used":0},{"hand":[1,2,3,4,5,6,7,8,9],"is_open":false,"piles":[],"ships":[],"vetoes":0,"vetoes_used":0},{"hand":[1,2,3,4,5,6,7,8,9],"is_open":false,"piles":[],"ships":[],"vetoes":0,"vetoes_used":0},{"hand":[1,2,3,4,5,6,7,8,9],"is_open":false,"piles":[],"ships":[],"vetoes":0,"vetoes_used":0}],"sides":["a","a"],"stack":["vasco_da_gama","pizarro","pizarro","columbus","cook","magellan","vasco_da_gama","columbus","pizarro","vasco_da_gama","cook","marco_polo","magellan","columbus","magellan","marco_polo","marco_polo"],"unsold":[]},"stage":{"bid":0,"card":"cook","queue":[2,3,0,1],"trail":[],"type":"bidding"}}');
INSERT INTO "snapshot" VALUES(6,0,'{"position":{"active":[{"card":"h03_07","counted":[],"tally":[]},{"card":"h03_08","counted":[],"tally":[]}],"bank":-2400,"battle":null,"chance":{"count":4,"seed":"6c96edfafe99958f027586daa2fc706b"},"debts":[],"dice":[],"flight":null,"geographic":["west_germany","zaire","brunei","thailand","philippines","papua_new_guinea","peru","chile","australia","belgium","ivory_coast","argentina","pakistan","nigeria","egypt","iraq","greece","ethiopia","cuba","spain","turkey","south_africa","sri_lanka","algeria","sweden","madagascar","venezuela","israel","united_kingdom","kuwait","south_korea","kenya","italy","colombia","singapore","indonesia","poland","united_states","japan","brazil","malaysia","saudi_arabia","iran","fiji","new_zealand"],"history":["h05_03","h05_02","h05_08","h01_02","h04_03","h02_08","h02_04","h05_09","h04_06","h04_07","h05_05","h05_04","h05_01","h04_05","h03_03","h05_06","h03_10","h04_09","h02_03","h01_06","h03_04","h01_04","h02_06","h01_08","h03_05","h02_02","h03_09","h02_10","h01_05","h04_04","h03_02","h03_01","h02_09","h01_09","h02_01","h04_01","h03_06","h04_08","h05_07","h01_10","h04_02","h01_07","h01_03","h05_10","h02_05","h01_01","h02_07","h04_10"],"last":{"dice":[],"other":null,"seat":1,"subject":"","what":"start"},"losses":[],"open":["france","morocco","switzerland","mexico","canada"],"players":[{"base":"6s33l1","cash":1200,"countries":[],"held":[],"jeeps":["6s33l1","6s33l1","6s33l1","6s33l1","6s33l1"],"place":0,"planes":[],"port":"6s33s1","ships":[{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0}]},{"base":"6s1l1","cash":1200,"countries":[],"held":[],"jeeps":["6s1l1","6s1l1","6s1l1","6s1l1","6s1l1"],"place":0,"planes":[],"port":"6s1s1","ships":[{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0}]}],"points":0,"round":1,"seat":1,"start":1,"table":{"example":1,"has_supplement":false,"is_played_on":true,"level":"simplest","rounds":0,"series":[1,2,3,4,5],"target":150},"trail":[],"war":null},"stage":{"type":"rolling"}}');
CREATE TABLE standing_order (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    slot TEXT NOT NULL,
    line TEXT NOT NULL,
    scope TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, seat, slot)
) STRICT, WITHOUT ROWID;
INSERT INTO "standing_order" VALUES(1,1,'spin','spin always','match','{"args":{},"key":"carta_magica.order.spin.text.always"}');
INSERT INTO "standing_order" VALUES(1,2,'pay','pay tokens','match','{"args":{},"key":"carta_magica.order.pay.text.tokens"}');
INSERT INTO "standing_order" VALUES(1,3,'draw','draw never','match','{"args":{},"key":"carta_magica.order.draw.text.never"}');
INSERT INTO "standing_order" VALUES(2,1,'second','second ship-6s31 6s33 arrival','peace|6s31s1,6s32s1,6s33s1|0,0,4|0|','{"args":{"end":{"args":{"base":{"args":{},"key":"magellan.base.south_georgia"},"place":{"args":{"cell":"6S33"},"key":"magellan.node.sea"}},"key":"magellan.goal.base"},"start":{"args":{"cell":"6S31"},"key":"magellan.node"},"what":{"args":{},"key":"magellan.what.ship"}},"key":"magellan.order.voyage.text.arrival"}');
INSERT INTO "standing_order" VALUES(2,3,'roll','roll always','match','{"args":{},"key":"magellan.order.roll.text.always"}');
INSERT INTO "standing_order" VALUES(3,0,'turn.1','buildings -','{"number":1,"base":14,"ask":"turn.field","reads":"799b46733deb","may_differ":false,"conditions":[{"name":"phase","value":"1","text":{"args":{"phase":1},"key":"navegador.plan.phase"}},{"name":"ending","value":"open","text":{"args":{},"key":"navegador.plan.open"}}]}','{"args":{"conditions":[{"args":{"phase":1},"key":"navegador.plan.phase"},{"args":{},"key":"navegador.plan.open"}],"words":{"args":{"first":{"args":{"field":{"args":{},"key":"navegador.field.buildings"},"who":{"seat":0}},"key":"navegador.note.move"},"more":{"args":{"who":{"seat":0}},"key":"navegador.note.nothing"}},"key":"core.prepared.notes"}},"key":"core.prepared.exactly-while"}');
INSERT INTO "standing_order" VALUES(3,1,'turn.1','market1 su=- go=- sp=p1','{"number":1,"base":14,"ask":"turn.field","reads":"8c7703668847","may_differ":false,"conditions":[{"name":"phase","value":"1","text":{"args":{"phase":1},"key":"navegador.plan.phase"}},{"name":"ending","value":"open","text":{"args":{},"key":"navegador.plan.open"}}]}','{"args":{"conditions":[{"args":{"phase":1},"key":"navegador.plan.phase"},{"args":{},"key":"navegador.plan.open"}],"words":{"args":{"first":{"args":{"field":{"args":{},"key":"navegador.field.market1"},"who":{"seat":1}},"key":"navegador.note.move"},"more":{"args":{"trades":[{"args":{"count":1,"good":{"args":{},"key":"navegador.good.spice"},"income":20},"key":"navegador.market.processed"}],"who":{"seat":1}},"key":"navegador.note.market"}},"key":"core.prepared.notes"}},"key":"core.prepared.exactly-while"}');
INSERT INTO "standing_order" VALUES(4,1,'bid','bid pass','1.2.0','{"args":{"explorer":{"args":{},"key":"pizarro.explorer.vasco_da_gama"}},"key":"pizarro.order.bid.text.pass"}');
INSERT INTO "standing_order" VALUES(4,1,'prices','prices columbus=14 pizarro=30 magellan=28 marco_polo=3 vasco_da_gama=27 cook=43 budget=31','1.0.45','{"args":{"asked":0,"budget":31,"phase":1,"prices":[{"args":{"amount":14,"explorer":{"args":{},"key":"pizarro.explorer.columbus"}},"key":"pizarro.order.prices.item"},{"args":{"amount":30,"explorer":{"args":{},"key":"pizarro.explorer.pizarro"}},"key":"pizarro.order.prices.item"},{"args":{"amount":28,"explorer":{"args":{},"key":"pizarro.explorer.magellan"}},"key":"pizarro.order.prices.item"},{"args":{"amount":3,"explorer":{"args":{},"key":"pizarro.explorer.marco_polo"}},"key":"pizarro.order.prices.item"},{"args":{"amount":27,"explorer":{"args":{},"key":"pizarro.explorer.vasco_da_gama"}},"key":"pizarro.order.prices.item"},{"args":{"amount":43,"explorer":{"args":{},"key":"pizarro.explorer.cook"}},"key":"pizarro.order.prices.item"}]},"key":"pizarro.order.prices.text"}');
INSERT INTO "standing_order" VALUES(4,2,'prices','prices columbus=17 pizarro=4 magellan=12 marco_polo=5 vasco_da_gama=18 cook=- budget=22','1.1.23','{"args":{"asked":1,"budget":22,"phase":1,"prices":[{"args":{"amount":17,"explorer":{"args":{},"key":"pizarro.explorer.columbus"}},"key":"pizarro.order.prices.item"},{"args":{"amount":4,"explorer":{"args":{},"key":"pizarro.explorer.pizarro"}},"key":"pizarro.order.prices.item"},{"args":{"amount":12,"explorer":{"args":{},"key":"pizarro.explorer.magellan"}},"key":"pizarro.order.prices.item"},{"args":{"amount":5,"explorer":{"args":{},"key":"pizarro.explorer.marco_polo"}},"key":"pizarro.order.prices.item"},{"args":{"amount":18,"explorer":{"args":{},"key":"pizarro.explorer.vasco_da_gama"}},"key":"pizarro.order.prices.item"}]},"key":"pizarro.order.prices.text"}');
CREATE TABLE stint (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    until INTEGER NOT NULL,
    user INTEGER,
    name TEXT,
    bot TEXT,
    PRIMARY KEY (match, seat, until),
    CHECK ((user IS NULL) <> (bot IS NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE "timer" (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    due REAL NOT NULL,
    owner TEXT,
    lease_until REAL,
    PRIMARY KEY (match, kind, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "timer" VALUES(1,'late',2,1760345930.0,NULL,NULL);
INSERT INTO "timer" VALUES(1,'remind',2,1760043530.0,NULL,NULL);
INSERT INTO "timer" VALUES(2,'late',2,1760346230.0,NULL,NULL);
INSERT INTO "timer" VALUES(2,'remind',2,1760043830.0,NULL,NULL);
INSERT INTO "timer" VALUES(3,'late',2,1760346560.0,NULL,NULL);
INSERT INTO "timer" VALUES(3,'remind',2,1760044160.0,NULL,NULL);
INSERT INTO "timer" VALUES(4,'late',0,1760346920.0,NULL,NULL);
INSERT INTO "timer" VALUES(4,'order',1,1760001440.0,NULL,NULL);
INSERT INTO "timer" VALUES(4,'order',2,1760001440.0,NULL,NULL);
INSERT INTO "timer" VALUES(4,'remind',0,1760044520.0,NULL,NULL);
CREATE TABLE title (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE told_at (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    told TEXT NOT NULL CHECK (told IN ('channel', 'dm', 'digest', 'off')),
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE voyage (
    guild INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER NOT NULL,
    due REAL,
    author INTEGER NOT NULL,
    own TEXT NOT NULL,
    sought REAL NOT NULL
) STRICT;
CREATE TABLE watch (
    match INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    told TEXT NOT NULL,
    closed INTEGER NOT NULL
) STRICT;
CREATE INDEX match_status ON match (status, id);
CREATE INDEX match_channel ON match (channel, status);
CREATE INDEX match_thread ON match (thread, status) WHERE thread IS NOT NULL;
CREATE INDEX match_guild ON match (guild, status);
CREATE INDEX match_opener ON match (opener, status);
CREATE TRIGGER match_revision BEFORE UPDATE OF revision ON match WHEN NEW.revision <> OLD.revision + 1
BEGIN
    SELECT RAISE(ABORT, 'the revision of the match is not the next one');
END;
CREATE INDEX seat_user ON seat (user) WHERE user IS NOT NULL;
CREATE UNIQUE INDEX entry_once ON entry (match, once) WHERE once IS NOT NULL;
CREATE INDEX notice_match ON notice (match, user);
CREATE INDEX match_lesson ON match (opener, game) WHERE lesson IS NOT NULL;
CREATE INDEX stint_user ON stint (user) WHERE user IS NOT NULL;
CREATE TRIGGER draft_rev BEFORE UPDATE OF rev ON draft WHEN NEW.rev <> OLD.rev + 1
BEGIN
    SELECT RAISE(ABORT, 'the revision of the draft is not the next one');
END;
CREATE INDEX timer_due ON timer (due);
CREATE INDEX timer_leased ON timer (lease_until) WHERE lease_until IS NOT NULL;
CREATE TRIGGER ping_number BEFORE UPDATE OF number ON ping WHEN NEW.number <> OLD.number + 1
BEGIN
    SELECT RAISE(ABORT, 'the number of the ping is not the next one');
END;
CREATE INDEX memo_user ON memo (user);
CREATE INDEX outcome_user ON outcome (user, game) WHERE user <> 0;
CREATE INDEX outcome_guild ON outcome (guild, game) WHERE user <> 0;
CREATE INDEX match_imported ON match (imported_by) WHERE imported_by IS NOT NULL;
CREATE INDEX match_told_in_text ON match (id)
WHERE invited <> '[]' OR wishes <> '[]' OR sprint IS NOT NULL OR oversight IS NOT NULL OR proposal IS NOT NULL;
CREATE INDEX match_told_in_matters ON match (id) WHERE matters IS NOT NULL;
CREATE INDEX season_guild ON season (guild);
CREATE INDEX season_due ON season (due) WHERE due IS NOT NULL;
CREATE INDEX season_person_user ON season_person (user);
CREATE INDEX season_table_match ON season_table (match) WHERE match IS NOT NULL;
CREATE INDEX season_post_due ON season_post (due);
CREATE INDEX seeking_until ON seeking (until);
CREATE INDEX seeking_user ON seeking (user);
CREATE INDEX prediction_user ON prediction (user);
CREATE INDEX harbour_due ON harbour (due) WHERE due IS NOT NULL;
CREATE INDEX title_user ON title (user, at);
CREATE INDEX voyage_due ON voyage (due) WHERE due IS NOT NULL;
CREATE INDEX puzzle_post_state ON puzzle_post (state) WHERE state IN ('new', 'open');
CREATE INDEX puzzle_answer_user ON puzzle_answer (user);
CREATE INDEX evening_due ON evening (due) WHERE due IS NOT NULL;
CREATE INDEX evening_person_user ON evening_person (user);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('match',6);
COMMIT;
PRAGMA user_version = 27;
