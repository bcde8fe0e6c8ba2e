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
INSERT INTO "draft" VALUES(1,2,'turn',9,'| trade');
INSERT INTO "draft" VALUES(1,3,'order',3,'');
INSERT INTO "draft" VALUES(1,3,'turn',6,'');
INSERT INTO "draft" VALUES(2,1,'order',3,'');
INSERT INTO "draft" VALUES(2,1,'turn',12,'');
INSERT INTO "draft" VALUES(2,2,'order',3,'');
INSERT INTO "draft" VALUES(2,2,'turn',12,'| buy-ship');
INSERT INTO "draft" VALUES(2,3,'order',3,'');
INSERT INTO "draft" VALUES(2,3,'turn',5,'');
INSERT INTO "draft" VALUES(3,0,'turn',9,'| ships');
INSERT INTO "draft" VALUES(3,1,'plan',3,'');
INSERT INTO "draft" VALUES(3,1,'turn',11,'');
INSERT INTO "draft" VALUES(3,2,'plan',3,'');
INSERT INTO "draft" VALUES(3,2,'turn',12,'');
INSERT INTO "draft" VALUES(4,0,'early',7,'');
INSERT INTO "draft" VALUES(4,0,'order',3,'');
INSERT INTO "draft" VALUES(4,0,'turn',13,'');
INSERT INTO "draft" VALUES(4,1,'early',5,'');
INSERT INTO "draft" VALUES(4,1,'order',3,'');
INSERT INTO "draft" VALUES(4,1,'turn',9,'');
INSERT INTO "draft" VALUES(4,3,'early',5,'');
INSERT INTO "draft" VALUES(4,3,'order',3,'');
INSERT INTO "draft" VALUES(4,3,'turn',10,'');
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
INSERT INTO "entry" VALUES(1,1,1,'harbour=a3 challenge=golden-seed character=cartographer','harbour=a3 challenge=golden-seed character=cartographer','[{"args":{"challenge":{"args":{"talismans":[{"args":{},"key":"carta_magica.talisman.golden_seed"}]},"key":"carta_magica.challenge"},"character":{"args":{},"key":"carta_magica.character.cartographer"},"harbour":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.fern_cove"},"square":"A3"},"key":"carta_magica.place.harbour"},"who":{"seat":1}},"key":"carta_magica.note.settled","to":null}]','192073e5f311',0,1760000030.0,NULL);
INSERT INTO "entry" VALUES(1,2,2,'harbour=k1 challenge=night-lantern character=storm-caller','harbour=k1 challenge=night-lantern character=storm-caller','[{"args":{"challenge":{"args":{"talismans":[{"args":{},"key":"carta_magica.talisman.night_lantern"}]},"key":"carta_magica.challenge"},"character":{"args":{},"key":"carta_magica.character.storm_caller"},"harbour":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.north_quay"},"square":"K1"},"key":"carta_magica.place.harbour"},"who":{"seat":2}},"key":"carta_magica.note.settled","to":null}]','f0d5f531bc86',0,1760000060.0,NULL);
INSERT INTO "entry" VALUES(1,3,3,'harbour=a11 challenge=silver-feather character=spice-merchant','harbour=a11 challenge=silver-feather character=spice-merchant','[{"args":{"challenge":{"args":{"talismans":[{"args":{},"key":"carta_magica.talisman.silver_feather"}]},"key":"carta_magica.challenge"},"character":{"args":{},"key":"carta_magica.character.spice_merchant"},"harbour":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.sunset_bay"},"square":"A11"},"key":"carta_magica.place.harbour"},"who":{"seat":3}},"key":"carta_magica.note.settled","to":null}]','fa4606ef975d',0,1760000090.0,NULL);
INSERT INTO "entry" VALUES(1,4,0,'harbour=t8 challenge=whale-tooth character=pearl-diver','harbour=t8 challenge=whale-tooth character=pearl-diver','[{"args":{"challenge":{"args":{"talismans":[{"args":{},"key":"carta_magica.talisman.whale_tooth"}]},"key":"carta_magica.challenge"},"character":{"args":{},"key":"carta_magica.character.pearl_diver"},"harbour":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.anvil_harbour"},"square":"T8"},"key":"carta_magica.place.harbour"},"who":{"seat":0}},"key":"carta_magica.note.settled","to":null}]','14b2618661dd',0,1760000120.0,NULL);
INSERT INTO "entry" VALUES(1,5,1,'spin','spin','[{"args":{"who":{"seat":1}},"key":"carta_magica.note.spun-storm","to":null},{"args":{"who":{"seat":1},"wind":{"args":{},"key":"carta_magica.wind.w"}},"key":"carta_magica.note.wind","to":null},{"args":{"place":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.fern_cove"},"square":"A3"},"key":"carta_magica.place.harbour"},"who":{"seat":1}},"key":"carta_magica.note.drift.damaged","to":null},{"args":{"place":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.sunset_bay"},"square":"A11"},"key":"carta_magica.place.harbour"},"who":{"seat":3}},"key":"carta_magica.note.drift.damaged","to":null},{"args":{"place":{"args":{"harbour":{"args":{},"key":"carta_magica.harbour.north_quay"},"square":"K1"},"key":"carta_magica.place.harbour"},"who":{"seat":2}},"key":"carta_magica.note.drift.damaged","to":null},{"args":{"place":{"args":{"square":"R8"},"key":"carta_magica.place.sea"},"who":{"seat":0}},"key":"carta_magica.note.drift.becalmed","to":null}]','68bc6069a995',1,1760000120.0,NULL);
INSERT INTO "entry" VALUES(1,6,2,'spin','spin','[{"args":{"segment":{"args":{"actions":[{"args":{},"key":"carta_magica.action.card"},{"args":{},"key":"carta_magica.action.hammer"}],"steps":7},"key":"carta_magica.segment"},"who":{"seat":2}},"key":"carta_magica.note.spun","to":null}]','321d78e179e9',1,1760000150.0,NULL);
INSERT INTO "entry" VALUES(1,7,2,'card','card','[{"args":{"card":{"args":{"amount":1},"key":"carta_magica.card.gold"},"who":{"seat":2}},"key":"carta_magica.note.drew","to":null}]','7e68dc1d8a95',1,1760000150.0,NULL);
INSERT INTO "entry" VALUES(1,8,2,'0','0','[]','3f8afa6de292',0,1760000180.0,NULL);
INSERT INTO "entry" VALUES(1,9,3,'spin','spin','[{"args":{"segment":{"args":{"actions":[{"args":{},"key":"carta_magica.action.card"},{"args":{},"key":"carta_magica.action.hammer"}],"steps":7},"key":"carta_magica.segment"},"who":{"seat":3}},"key":"carta_magica.note.spun","to":null}]','d95bfb6abc82',1,1760000210.0,NULL);
INSERT INTO "entry" VALUES(1,10,3,'sail d13','sail d13','[{"args":{"place":{"args":{"square":"D13"},"key":"carta_magica.place.sea"},"steps":5,"who":{"seat":3}},"key":"carta_magica.note.sailed","to":null}]','6be1aa322e96',0,1760000210.0,NULL);
INSERT INTO "entry" VALUES(1,11,0,'spin','spin','[{"args":{"segment":{"args":{"actions":[{"args":{},"key":"carta_magica.action.goods"},{"args":{},"key":"carta_magica.action.magic"}],"steps":4},"key":"carta_magica.segment"},"who":{"seat":0}},"key":"carta_magica.note.spun","to":null}]','205b7409de5c',1,1760000240.0,NULL);
INSERT INTO "entry" VALUES(1,12,0,'goods','goods','[{"args":{"amount":4,"who":{"seat":0}},"key":"carta_magica.note.took.goods","to":null}]','ddec1ef3bbdd',0,1760000270.0,NULL);
INSERT INTO "entry" VALUES(1,13,1,'spin','spin','[{"args":{"segment":{"args":{"actions":[{"args":{},"key":"carta_magica.action.wind"},{"args":{},"key":"carta_magica.action.hammer"}],"steps":5},"key":"carta_magica.segment"},"who":{"seat":1}},"key":"carta_magica.note.spun","to":null}]','1ec8693718cd',1,1760000270.0,NULL);
INSERT INTO "entry" VALUES(1,14,1,'sail b4','sail b4','[{"args":{"place":{"args":{"square":"B4"},"key":"carta_magica.place.sea"},"steps":2,"who":{"seat":1}},"key":"carta_magica.note.sailed","to":null}]','d69fbe9fba4e',0,1760000300.0,NULL);
INSERT INTO "entry" VALUES(1,15,2,'spin','spin','[{"args":{"segment":{"args":{"actions":[{"args":{},"key":"carta_magica.action.goods"},{"args":{},"key":"carta_magica.action.magic"}],"steps":4},"key":"carta_magica.segment"},"who":{"seat":2}},"key":"carta_magica.note.spun","to":null}]','622248a76128',1,1760000330.0,NULL);
INSERT INTO "entry" VALUES(1,16,NULL,'pause','pause','[{"args":{"by":{"args":{"number":1},"key":"play.official"}},"key":"play.note.stopped","to":null}]','622248a76128',0,1760001380.0,NULL);
INSERT INTO "entry" VALUES(1,17,NULL,'resume','resume','[{"args":{"by":{"args":{"number":1},"key":"play.official"}},"key":"play.note.resumed","to":null}]','622248a76128',0,1760001380.0,NULL);
INSERT INTO "entry" VALUES(2,0,NULL,'start','start','[{"args":{"who":{"seat":0}},"key":"magellan.note.start","to":null},{"args":{"base":{"args":{},"key":"magellan.base.bouvet_island"},"cash":600,"number":1,"who":{"seat":0}},"key":"magellan.note.base","to":null},{"args":{"base":{"args":{},"key":"magellan.base.south_georgia"},"cash":600,"number":2,"who":{"seat":1}},"key":"magellan.note.base","to":null},{"args":{"base":{"args":{},"key":"magellan.base.prince_edward_islands"},"cash":600,"number":3,"who":{"seat":2}},"key":"magellan.note.base","to":null},{"args":{"base":{"args":{},"key":"magellan.base.new_amsterdam"},"cash":600,"number":4,"who":{"seat":3}},"key":"magellan.note.base","to":null},{"args":{"countries":[{"args":{},"key":"magellan.country.papua_new_guinea"},{"args":{},"key":"magellan.country.spain"},{"args":{},"key":"magellan.country.greece"},{"args":{},"key":"magellan.country.west_germany"},{"args":{},"key":"magellan.country.italy"}]},"key":"magellan.note.opened","to":null},{"args":{"cards":[{"args":{},"key":"magellan.card.h03_06"},{"args":{},"key":"magellan.card.h03_02"}]},"key":"magellan.note.places","to":null}]','2d9182ed6cb9',1,1760000330.0,NULL);
INSERT INTO "entry" VALUES(2,1,0,'roll','roll','[{"args":{"dice":["3"],"points":3,"who":{"seat":0}},"key":"magellan.note.rolled","to":null}]','0498696335e4',1,1760000360.0,NULL);
INSERT INTO "entry" VALUES(2,2,0,'jeep-6s1 4s35 end','jeep-6s1 4s35 end','[{"args":{"end":{"args":{"cell":"4S1"},"key":"magellan.node"},"points":3,"start":{"args":{"cell":"6S1"},"key":"magellan.node.land"},"what":{"args":{},"key":"magellan.what.jeep"},"who":{"seat":0}},"key":"magellan.note.moved","to":null}]','2d00e0062f6b',0,1760000390.0,NULL);
INSERT INTO "entry" VALUES(2,3,1,'roll','roll','[{"args":{"dice":["3"],"points":3,"who":{"seat":1}},"key":"magellan.note.rolled","to":null}]','c462a507fea3',1,1760000390.0,NULL);
INSERT INTO "entry" VALUES(2,4,1,'ship-6s33 9s33 buy-jeep 5 end','ship-6s33 9s33 buy-jeep 5 end','[{"args":{"end":{"args":{"cell":"9S33"},"key":"magellan.node.sea"},"points":3,"start":{"args":{"cell":"6S33"},"key":"magellan.node.sea"},"what":{"args":{},"key":"magellan.what.ship"},"who":{"seat":1}},"key":"magellan.note.moved","to":null},{"args":{"count":5,"money":50,"piece":{"args":{},"key":"magellan.piece.jeep"},"who":{"seat":1}},"key":"magellan.note.bought","to":null}]','bfc9f19e4709',0,1760000420.0,NULL);
INSERT INTO "entry" VALUES(2,5,2,'roll','roll','[{"args":{"dice":["1"],"points":1,"who":{"seat":2}},"key":"magellan.note.rolled","to":null}]','d9920ba3d432',1,1760000450.0,NULL);
INSERT INTO "entry" VALUES(2,6,2,'buy-jeep 8 jeep-5s4 5s4s1 buy-jeep 2 buy-jeep 2 end','buy-jeep 8 jeep-5s4 5s4s1 buy-jeep 2 buy-jeep 2 end','[{"args":{"count":8,"money":80,"piece":{"args":{},"key":"magellan.piece.jeep"},"who":{"seat":2}},"key":"magellan.note.bought","to":null},{"args":{"end":{"args":{"cell":"5S4"},"key":"magellan.node.sea"},"points":1,"start":{"args":{"cell":"5S4"},"key":"magellan.node.land"},"what":{"args":{},"key":"magellan.what.jeep"},"who":{"seat":2}},"key":"magellan.note.moved","to":null},{"args":{"count":2,"money":20,"piece":{"args":{},"key":"magellan.piece.jeep"},"who":{"seat":2}},"key":"magellan.note.bought","to":null},{"args":{"count":2,"money":20,"piece":{"args":{},"key":"magellan.piece.jeep"},"who":{"seat":2}},"key":"magellan.note.bought","to":null}]','8bdc8bc77854',0,1760000450.0,NULL);
INSERT INTO "entry" VALUES(2,7,3,'roll','roll','[{"args":{"dice":["1"],"points":1,"who":{"seat":3}},"key":"magellan.note.rolled","to":null}]','66f581577c54',1,1760000480.0,NULL);
INSERT INTO "entry" VALUES(2,8,3,'buy-ship 1 end','buy-ship 1 end','[{"args":{"count":1,"money":25,"piece":{"args":{},"key":"magellan.piece.ship"},"who":{"seat":3}},"key":"magellan.note.bought","to":null}]','177ce4dd7014',0,1760000480.0,NULL);
INSERT INTO "entry" VALUES(2,9,0,'roll','roll','[{"args":{"dice":["5"],"points":5,"who":{"seat":0}},"key":"magellan.note.rolled","to":null}]','d648f164ab9a',1,1760000510.0,NULL);
INSERT INTO "entry" VALUES(2,10,0,'geographic','geographic','[{"args":{"cell":"1N1","cost":825,"country":{"args":{},"key":"magellan.country.nigeria"},"income":7,"who":{"seat":0}},"key":"magellan.note.turned","to":null}]','dad9fd265aff',1,1760000540.0,NULL);
INSERT INTO "entry" VALUES(2,11,0,'ship-jeep-4s1 4s35 jeep-4s35 6n1 end','ship-jeep-4s1 4s35 jeep-4s35 6n1 end','[{"args":{"end":{"args":{"cell":"4S35"},"key":"magellan.node.land"},"points":3,"start":{"args":{"cell":"4S1"},"key":"magellan.node"},"what":{"args":{},"key":"magellan.what.ship-jeep"},"who":{"seat":0}},"key":"magellan.note.moved","to":null},{"args":{"amount":60,"card":{"args":{},"key":"magellan.card.h03_06"},"who":{"seat":0}},"key":"magellan.card.claimed","to":null},{"args":{"end":{"args":{"cell":"3S35"},"key":"magellan.node"},"points":2,"start":{"args":{"cell":"4S35"},"key":"magellan.node.land"},"what":{"args":{},"key":"magellan.what.jeep"},"who":{"seat":0}},"key":"magellan.note.moved","to":null}]','dc76d03ce035',0,1760000570.0,NULL);
INSERT INTO "entry" VALUES(2,12,1,'roll','roll','[{"args":{"dice":["3"],"points":3,"who":{"seat":1}},"key":"magellan.note.rolled","to":null}]','143ad731b0dc',1,1760000570.0,NULL);
INSERT INTO "entry" VALUES(2,13,1,'buy-ship 3 end','buy-ship 3 end','[{"args":{"count":3,"money":75,"piece":{"args":{},"key":"magellan.piece.ship"},"who":{"seat":1}},"key":"magellan.note.bought","to":null}]','54734bb8b4e6',0,1760000600.0,NULL);
INSERT INTO "entry" VALUES(2,14,2,'roll','roll','[{"args":{"dice":["3"],"points":3,"who":{"seat":2}},"key":"magellan.note.rolled","to":null}]','45ef4b2d552f',1,1760000630.0,NULL);
INSERT INTO "entry" VALUES(3,0,NULL,'start','start','[{"args":{"holder":{"seat":0},"money":200,"ships":2,"who":{"seat":1}},"key":"navegador.note.start","to":null}]','c2a44297792c',1,1760000630.0,NULL);
INSERT INTO "entry" VALUES(3,1,1,'ships 1','ships 1','[{"args":{"field":{"args":{},"key":"navegador.field.ships"},"who":{"seat":1}},"key":"navegador.note.move","to":null},{"args":{"count":1,"price":50,"who":{"seat":1}},"key":"navegador.note.ships","to":null}]','fe71ddc9a40c',0,1760000660.0,NULL);
INSERT INTO "entry" VALUES(3,2,2,'privilege factory','privilege factory','[{"args":{"field":{"args":{},"key":"navegador.field.privilege"},"who":{"seat":2}},"key":"navegador.note.move","to":null},{"args":{"bonus":30,"kind":{"args":{},"key":"navegador.kind.factory"},"who":{"seat":2}},"key":"navegador.note.privilege","to":null}]','0e260e1e46b4',0,1760000690.0,NULL);
INSERT INTO "entry" VALUES(3,3,3,'sailing portugal>guine:2','sailing portugal>guine:2','[{"args":{"field":{"args":{},"key":"navegador.field.sailing"},"who":{"seat":3}},"key":"navegador.note.move","to":null},{"args":{"groups":[{"args":{"count":2,"origin":{"args":{},"key":"navegador.region.portugal"},"to":{"args":{},"key":"navegador.region.guine"}},"key":"navegador.sail.sailed"}],"who":{"seat":3}},"key":"navegador.note.sail","to":null},{"args":{"count":3,"lost":1,"premium":50,"prices":[50,90,130],"region":{"args":{},"key":"navegador.region.guine"},"who":{"seat":3}},"key":"navegador.note.explore","to":null}]','82a8d76be0da',1,1760000720.0,NULL);
INSERT INTO "entry" VALUES(3,4,0,'buildings gold:40','buildings gold:40','[{"args":{"field":{"args":{},"key":"navegador.field.buildings"},"who":{"seat":0}},"key":"navegador.note.move","to":null},{"args":{"buildings":[{"args":{"building":{"args":{},"key":"navegador.building.gold"},"price":40},"key":"navegador.building.built"}],"who":{"seat":0}},"key":"navegador.note.build","to":null}]','a51c39578ac5',0,1760000720.0,NULL);
INSERT INTO "entry" VALUES(3,5,1,'workers 1','workers 1','[{"args":{"field":{"args":{},"key":"navegador.field.workers"},"who":{"seat":1}},"key":"navegador.note.move","to":null},{"args":{"count":1,"places":[{"args":{"count":1,"region":{"args":{},"key":"navegador.region.portugal"}},"key":"navegador.text.place"}],"who":{"seat":1}},"key":"navegador.note.pay","to":null},{"args":{"count":1,"price":50,"who":{"seat":1}},"key":"navegador.note.workers","to":null}]','9524480d98f6',0,1760000750.0,NULL);
INSERT INTO "entry" VALUES(3,6,2,'workers 2','workers 2','[{"args":{"field":{"args":{},"key":"navegador.field.workers"},"who":{"seat":2}},"key":"navegador.note.move","to":null},{"args":{"count":2,"places":[{"args":{"count":2,"region":{"args":{},"key":"navegador.region.portugal"}},"key":"navegador.text.place"}],"who":{"seat":2}},"key":"navegador.note.pay","to":null},{"args":{"count":2,"price":150,"who":{"seat":2}},"key":"navegador.note.workers","to":null}]','5a7a408bb30c',0,1760000780.0,NULL);
INSERT INTO "entry" VALUES(3,7,3,'colony guine:50','colony guine:50','[{"args":{"field":{"args":{},"key":"navegador.field.colony"},"who":{"seat":3}},"key":"navegador.note.move","to":null},{"args":{"colonies":[{"args":{"price":50,"region":{"args":{},"key":"navegador.region.guine"}},"key":"navegador.colony.founded"}],"who":{"seat":3}},"key":"navegador.note.colony","to":null}]','2cf2d3bda885',0,1760000810.0,NULL);
INSERT INTO "entry" VALUES(3,8,0,'colony','colony','[{"args":{"field":{"args":{},"key":"navegador.field.colony"},"who":{"seat":0}},"key":"navegador.note.move","to":null},{"args":{"count":1,"places":[{"args":{"count":1,"region":{"args":{},"key":"navegador.region.portugal"}},"key":"navegador.text.place"}],"who":{"seat":0}},"key":"navegador.note.pay","to":null},{"args":{"who":{"seat":0}},"key":"navegador.note.nothing","to":null}]','b585b13b220a',0,1760000810.0,NULL);
INSERT INTO "entry" VALUES(3,9,1,'colony','colony','[{"args":{"field":{"args":{},"key":"navegador.field.colony"},"who":{"seat":1}},"key":"navegador.note.move","to":null},{"args":{"who":{"seat":1}},"key":"navegador.note.nothing","to":null}]','ae2ccf69da45',0,1760000840.0,NULL);
INSERT INTO "entry" VALUES(3,10,2,'privilege shipyard','privilege shipyard','[{"args":{"field":{"args":{},"key":"navegador.field.privilege"},"who":{"seat":2}},"key":"navegador.note.move","to":null},{"args":{"bonus":50,"kind":{"args":{},"key":"navegador.kind.shipyard"},"who":{"seat":2}},"key":"navegador.note.privilege","to":null}]','909befd44876',0,1760000870.0,NULL);
INSERT INTO "entry" VALUES(3,11,3,'market2 su=- go=s1 sp=p1','market2 su=- go=s1 sp=p1','[{"args":{"field":{"args":{},"key":"navegador.field.market2"},"who":{"seat":3}},"key":"navegador.note.move","to":null},{"args":{"trades":[{"args":{"count":1,"good":{"args":{},"key":"navegador.good.gold"},"income":60},"key":"navegador.market.sold"},{"args":{"count":1,"good":{"args":{},"key":"navegador.good.spice"},"income":30},"key":"navegador.market.processed"}],"who":{"seat":3}},"key":"navegador.note.market","to":null}]','faa48f327bc2',0,1760000900.0,NULL);
INSERT INTO "entry" VALUES(3,12,0,'privilege church','privilege church','[{"args":{"field":{"args":{},"key":"navegador.field.privilege"},"who":{"seat":0}},"key":"navegador.note.move","to":null},{"args":{"bonus":50,"kind":{"args":{},"key":"navegador.kind.church"},"who":{"seat":0}},"key":"navegador.note.privilege","to":null}]','78a38527dbbc',0,1760000900.0,NULL);
INSERT INTO "entry" VALUES(3,13,1,'market2 su=- go=- sp=p1','market2 su=- go=- sp=p1','[{"args":{"field":{"args":{},"key":"navegador.field.market2"},"who":{"seat":1}},"key":"navegador.note.move","to":null},{"args":{"trades":[{"args":{"count":1,"good":{"args":{},"key":"navegador.good.spice"},"income":30},"key":"navegador.market.processed"}],"who":{"seat":1}},"key":"navegador.note.market","to":null}]','d59138719e21',0,1760000930.0,NULL);
INSERT INTO "entry" VALUES(3,14,2,'ships 1','ships 1','[{"args":{"field":{"args":{},"key":"navegador.field.ships"},"who":{"seat":2}},"key":"navegador.note.move","to":null},{"args":{"count":1,"price":50,"who":{"seat":2}},"key":"navegador.note.ships","to":null}]','ad693ccc389b',0,1760000960.0,NULL);
INSERT INTO "entry" VALUES(3,15,3,'workers 2','workers 2','[{"args":{"field":{"args":{},"key":"navegador.field.workers"},"who":{"seat":3}},"key":"navegador.note.move","to":null},{"args":{"count":2,"price":150,"who":{"seat":3}},"key":"navegador.note.workers","to":null}]','2f0007e51a6c',0,1760000990.0,NULL);
INSERT INTO "entry" VALUES(4,0,NULL,'start','start','[{"args":{"cards":[1,2,3,4,5,6,7,8,9],"deck":27,"who":{"seat":0}},"key":"pizarro.note.start","to":null},{"args":{"explorer":{"args":{},"key":"pizarro.explorer.vasco_da_gama"},"number":1,"of":18,"phase":1},"key":"pizarro.note.reveal","to":null}]','44f593d76452',1,1760000990.0,NULL);
INSERT INTO "entry" VALUES(4,1,0,'bid 17','bid 17','[{"args":{"amount":17,"who":{"seat":0}},"key":"pizarro.note.bid","to":null}]','84397a3cb645',0,1760001020.0,NULL);
INSERT INTO "entry" VALUES(4,2,1,'pass','pass','[{"args":{"who":{"seat":1}},"key":"pizarro.note.pass","to":null}]','0155e75889ae',0,1760001050.0,NULL);
INSERT INTO "entry" VALUES(4,3,2,'pass','pass','[{"args":{"who":{"seat":2}},"key":"pizarro.note.pass","to":null}]','261e99548bd4',0,1760001080.0,NULL);
INSERT INTO "entry" VALUES(4,4,3,'bid 38','bid 38','[{"args":{"amount":38,"who":{"seat":3}},"key":"pizarro.note.bid","to":null}]','d8ddef68f2ac',0,1760001080.0,NULL);
INSERT INTO "entry" VALUES(4,5,0,'bid 39','bid 39','[{"args":{"amount":39,"who":{"seat":0}},"key":"pizarro.note.bid","to":null}]','380097a8077c',0,1760001110.0,NULL);
INSERT INTO "entry" VALUES(4,6,3,'bid 44','bid 44','[{"args":{"amount":44,"who":{"seat":3}},"key":"pizarro.note.bid","to":null}]','f792ab200f4c',0,1760001140.0,NULL);
INSERT INTO "entry" VALUES(4,7,0,'pass','pass','[{"args":{"who":{"seat":0}},"key":"pizarro.note.pass","to":null},{"args":{"explorer":{"args":{},"key":"pizarro.explorer.vasco_da_gama"},"price":44,"who":{"seat":3}},"key":"pizarro.note.won","to":null}]','eae016931693',0,1760001170.0,NULL);
INSERT INTO "entry" VALUES(4,8,3,'pay 2+3+4+5+6+7+8+9','pay 2+3+4+5+6+7+8+9','[{"args":{"cards":[2,3,4,5,6,7,8,9],"explorer":{"args":{},"key":"pizarro.explorer.vasco_da_gama"},"price":44,"who":{"seat":3}},"key":"pizarro.note.buy","to":null},{"args":{"to":{"args":{"explorer":{"args":{},"key":"pizarro.explorer.vasco_da_gama"},"half":"whole","phase":1},"key":"pizarro.place"},"who":{"seat":3}},"key":"pizarro.note.place","to":null},{"args":{"count":1,"who":{"seat":3}},"key":"pizarro.note.draw","to":null},{"args":{"cards":[4],"who":{"seat":3}},"key":"pizarro.note.draw.own","to":[3]},{"args":{"explorer":{"args":{},"key":"pizarro.explorer.pizarro"},"number":2,"of":18,"phase":1},"key":"pizarro.note.reveal","to":null}]','790d5b0d6f2e',1,1760001200.0,NULL);
INSERT INTO "entry" VALUES(4,9,3,'pass','pass','[{"args":{"who":{"seat":3}},"key":"pizarro.note.pass","to":null}]','e42e5ef3f455',0,1760001230.0,NULL);
INSERT INTO "entry" VALUES(4,10,0,'bid 29','bid 29','[{"args":{"amount":29,"who":{"seat":0}},"key":"pizarro.note.bid","to":null}]','8ac0ce07faff',0,1760001260.0,NULL);
INSERT INTO "entry" VALUES(4,11,1,'bid 34','bid 34','[{"args":{"amount":34,"who":{"seat":1}},"key":"pizarro.note.bid","to":null}]','510e62f6cdb4',0,1760001290.0,NULL);
INSERT INTO "entry" VALUES(4,12,2,'pass','pass','[{"args":{"who":{"seat":2}},"key":"pizarro.note.pass","to":null}]','1ef287481177',0,1760001320.0,NULL);
INSERT INTO "entry" VALUES(4,13,0,'pass','pass','[{"args":{"who":{"seat":0}},"key":"pizarro.note.pass","to":null},{"args":{"explorer":{"args":{},"key":"pizarro.explorer.pizarro"},"price":34,"who":{"seat":1}},"key":"pizarro.note.won","to":null}]','0eb4f2cc09ee',0,1760001320.0,NULL);
INSERT INTO "entry" VALUES(4,14,1,'pay 2+3+4+5+6+7+8','pay 2+3+4+5+6+7+8','[{"args":{"cards":[2,3,4,5,6,7,8],"explorer":{"args":{},"key":"pizarro.explorer.pizarro"},"price":34,"who":{"seat":1}},"key":"pizarro.note.buy","to":null},{"args":{"to":{"args":{"explorer":{"args":{},"key":"pizarro.explorer.pizarro"},"half":"whole","phase":1},"key":"pizarro.place"},"who":{"seat":1}},"key":"pizarro.note.place","to":null},{"args":{"explorer":{"args":{},"key":"pizarro.explorer.magellan"},"number":3,"of":18,"phase":1},"key":"pizarro.note.reveal","to":null}]','5d9337f3fb82',1,1760001350.0,NULL);
INSERT INTO "entry" VALUES(4,15,1,'pass','pass','[{"args":{"who":{"seat":1}},"key":"pizarro.note.pass","to":null}]','a70134a74c51',0,1760001380.0,NULL);
INSERT INTO "entry" VALUES(6,0,NULL,'start','start','[{"args":{"who":{"seat":1}},"key":"magellan.note.start","to":null},{"args":{"base":{"args":{},"key":"magellan.base.bouvet_island"},"cash":1200,"number":2,"who":{"seat":0}},"key":"magellan.note.base","to":null},{"args":{"base":{"args":{},"key":"magellan.base.south_georgia"},"cash":1200,"number":1,"who":{"seat":1}},"key":"magellan.note.base","to":null},{"args":{"countries":[{"args":{},"key":"magellan.country.australia"},{"args":{},"key":"magellan.country.iraq"},{"args":{},"key":"magellan.country.spain"},{"args":{},"key":"magellan.country.cuba"},{"args":{},"key":"magellan.country.united_kingdom"}]},"key":"magellan.note.opened","to":null},{"args":{"cards":[{"args":{},"key":"magellan.card.h03_05"},{"args":{},"key":"magellan.card.h03_07"}]},"key":"magellan.note.places","to":null}]','6269d65fadfd',1,1760001380.0,NULL);
CREATE TABLE erasure (
    what TEXT NOT NULL CHECK (what IN ('person', 'server', 'left')),
    id INTEGER NOT NULL,
    asked_at REAL NOT NULL,
    due REAL NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (what, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE follower (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at REAL NOT NULL) STRICT;
INSERT INTO "heartbeat" VALUES(1,1760001350.0);
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
INSERT INTO "job" VALUES('program af4bbc096fc1161d','af4bbc096fc1161d',0.0,'{"carta_magica":3,"magellan":3,"navegador":2,"pizarro":2,"schema":22}');
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
INSERT INTO "match" VALUES(1,'carta_magica',3,'{"battle":"moved","bonus":"lap","calm":"never","edition":"original","gold_points":"both","good_weather":"own","harbours":"stop","home":"lap","income":"beyond","last_round":"finish","lucky_wind":"plus","monster":"shuffled","neighbours":"four","repair":"gold","rounds":"60","start":"plain","steps":"up_to","telescope":"top","tow":"goods"}','daily','running',4,4,11,'[]',1,2,NULL,0,'7311d8a3c2ce6f447ed4d57b1e2feb89',17,'[2]','[]',NULL,NULL,NULL,NULL,22,27,1760000000.0,1760001380.0,NULL,NULL,NULL,0,NULL,0,0,'[]','caretaker','[]','[]',NULL,'[]',0,1,0,NULL,'three','[]','{"named":null,"officials":[{"user_id":99,"name":"Mona"}],"since":null,"by":0,"stops":[[1760001380.0,1760001380.0]],"barred":[],"offers":[],"erased":[]}',NULL,'{"news":{"latest":null,"lines":[{"seq":5,"event":{"kind":"storm","headline":{"args":{},"key":"carta_magica.event.storm.east"},"line":{"args":{"count":3,"who":[{"seat":1},{"seat":2},{"seat":3}]},"key":"carta_magica.event.ashore.all"},"rank":6,"who":1,"hits":[1,2,3],"value":"w","record":0}}],"plain":[6,9,11,13,15],"phase":"","since":0.0,"chronicle":{"leaders":[2],"lead":null,"records":[]}}}');
INSERT INTO "match" VALUES(2,'magellan',3,'{"bases":"1","countries":"50","end":"places","history11":"off","history6":"off","level":"simplest","rounds":"none","start":"beginners","target":"150"}','daily','running',4,4,11,'[]',1,2,NULL,0,'d9ed17e3cc0e95ee8d103ed3cc667e97',14,'[2]','[]',NULL,NULL,NULL,NULL,19,23,1760000330.0,1760001380.0,NULL,NULL,NULL,0,NULL,0,0,'[]','caretaker','[]','[]',NULL,'[]',0,1,0,NULL,'three','[]',NULL,NULL,'{"news":{"latest":null,"lines":[],"plain":[1,3,5,7,9,12,14],"phase":"","since":0.0,"chronicle":{"leaders":[null],"lead":null,"records":[]}}}');
INSERT INTO "match" VALUES(3,'navegador',2,'{"king":"sheet"}','daily','running',4,4,11,'[]',1,2,NULL,0,'25fe3a1848e772ba2c400b9534e41e75',15,'[0]','[]',NULL,NULL,NULL,NULL,20,24,1760000630.0,1760001380.0,NULL,NULL,NULL,0,NULL,0,0,'[]','caretaker','[]','[]',NULL,'[]',0,1,0,NULL,'three','[]',NULL,NULL,'{"news":{"latest":null,"lines":[{"seq":3,"event":{"kind":"found","headline":{"args":{"who":{"seat":3}},"key":"navegador.event.found.guine"},"line":{"args":{"entered":2,"left":1,"opens":0,"premium":50},"key":"navegador.event.found.line"},"rank":4,"who":3,"hits":[],"value":"guine","record":0}}],"plain":[],"phase":"1","since":0.0,"chronicle":{"leaders":[3,3],"lead":3,"records":[]}}}');
INSERT INTO "match" VALUES(4,'pizarro',2,'{"exact":"off","half1":"a","half2":"a"}','daily','running',4,4,11,'[]',1,2,NULL,0,'2a04ff67050dc58c714699bda826e5f1',15,'[2]','[]',NULL,NULL,NULL,NULL,20,26,1760000990.0,1760001380.0,NULL,NULL,NULL,0,NULL,0,0,'[]','caretaker','[]','[]',NULL,'[3,0]',14,1,0,NULL,'three','[]',NULL,NULL,'{"news":{"latest":null,"lines":[{"seq":8,"event":{"kind":"price","headline":{"args":{"explorer":{"args":{},"key":"pizarro.explorer.vasco_da_gama"},"price":44},"key":"pizarro.event.price"},"line":{"args":{"cards":8,"crowns":15,"who":{"seat":3}},"key":"pizarro.event.price.line"},"rank":7,"who":3,"hits":[],"value":["vasco_da_gama",44],"record":44}}],"plain":[],"phase":"1","since":0.0,"chronicle":{"leaders":[null,1],"lead":null,"records":[["price",44]]}}}');
INSERT INTO "match" VALUES(5,'carta_magica',3,'{}','none','open',2,4,14,'[]',1,2,NULL,0,NULL,-1,'[]','[]',NULL,NULL,NULL,NULL,1,1,1760001380.0,1760001380.0,NULL,NULL,NULL,0,NULL,0,0,'[]','wait','[]','[]',NULL,'[]',0,1,0,NULL,'three','[]',NULL,NULL,NULL);
INSERT INTO "match" VALUES(6,'magellan',3,'{"bases":"1","countries":"50","end":"places","history11":"off","history6":"off","level":"simplest","rounds":"none","start":"beginners","target":"150"}','none','closed',2,4,12,'[]',1,2,NULL,0,'502e505642d15cd3bb8c14090ee3bdcb',0,'[]','[]',NULL,NULL,'{"args":{},"key":"play.why.closed"}',NULL,3,3,1760001380.0,1760001380.0,NULL,NULL,NULL,0,NULL,0,0,'[]','wait','[]','[]',NULL,'[]',0,1,0,NULL,'three','[]',NULL,NULL,NULL);
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
INSERT INTO "notice" VALUES(1,4,11,'{"args":{"order":{"args":{"explorer":{"args":{},"key":"pizarro.explorer.magellan"}},"key":"pizarro.order.bid.text.pass"}},"key":"play.notice.order-done"}',1760001380.0);
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
INSERT INTO "outbox" VALUES(1,'card',0,22,'',1760001380.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(1,'ping',11,22,'',1760001429.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(1,'ping',12,18,'',1760000300.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(1,'ping',13,14,'',1760000210.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'card',0,19,'',1760001380.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'ping',11,17,'',1760000649.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'ping',12,17,'',1760000600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'ping',13,12,'',1760000480.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'card',0,20,'',1760001380.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'ping',11,19,'',1760001039.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'ping',12,17,'',1760000930.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'ping',13,18,'',1760000960.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'card',0,20,'',1760001380.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'early',11,16,'',1760001369.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'early',12,19,'',1760001429.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'early',13,19,'',1760001429.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'notice',11,19,'',1760001380.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'ping',11,19,'',1760001380.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'ping',12,13,'',1760001230.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'ping',13,17,'',1760001320.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(5,'card',0,1,'',1760001380.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(6,'card',0,3,'',1760001380.0,0,NULL,NULL);
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
INSERT INTO "seat" VALUES(1,2,11,'Anne',NULL,8,'small');
INSERT INTO "seat" VALUES(1,3,13,'Carla',NULL,10,'small');
INSERT INTO "seat" VALUES(2,0,NULL,NULL,'mate',-1,'small');
INSERT INTO "seat" VALUES(2,1,12,'Ben',NULL,13,'small');
INSERT INTO "seat" VALUES(2,2,11,'Anne',NULL,6,'small');
INSERT INTO "seat" VALUES(2,3,13,'Carla',NULL,8,'small');
INSERT INTO "seat" VALUES(3,0,11,'Anne',NULL,12,'small');
INSERT INTO "seat" VALUES(3,1,12,'Ben',NULL,13,'small');
INSERT INTO "seat" VALUES(3,2,13,'Carla',NULL,14,'small');
INSERT INTO "seat" VALUES(3,3,NULL,NULL,'mate',-1,'small');
INSERT INTO "seat" VALUES(4,0,13,'Carla',NULL,13,'small');
INSERT INTO "seat" VALUES(4,1,11,'Anne',NULL,15,'small');
INSERT INTO "seat" VALUES(4,2,NULL,NULL,'mate',-1,'small');
INSERT INTO "seat" VALUES(4,3,12,'Ben',NULL,9,'small');
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
INSERT INTO "seat_clock" VALUES(3,0,259200.0,1760000990.0,0);
INSERT INTO "seat_clock" VALUES(3,1,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(3,2,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(4,0,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(4,1,259200.0,NULL,0);
INSERT INTO "seat_clock" VALUES(4,3,259200.0,NULL,0);
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
INSERT INTO "snapshot" VALUES(1,17,'{"position":{"active":2,"chance":{"count":10,"seed":"7311d8a3c2ce6f447ed4d57b1e2feb89"},"deck":[20,18,2,8,9,12,17,6,22,4,26,33,0,29,16,25,15,21,19,32,31,24,27,13,28,11,3,7,14,5,30,10,23],"discard":[],"final":null,"first":1,"is_cursed":false,"known":[[],[],[],[],[]],"last":{"amount":0,"card":null,"drifts":[],"fight":null,"route":[],"seat":2,"spin":4,"talisman":null,"what":"spun"},"options":{"edition":"original","has_extra_turn":false,"has_gifts":false,"is_battle_beside":false,"is_bonus_for_any":false,"is_calm_open":false,"is_diagonal":false,"is_exact":false,"is_gold_tokens_only":false,"is_income_counted":false,"is_lucky_five":false,"is_monster_bottom":false,"is_passing":false,"is_repaired_for_goods":false,"is_return_enough":false,"is_telescope_bottom":false,"is_towed_for_gold":false,"is_weather_for_all":false,"rounds":60},"players":[{"cards":[],"challenge":4,"character":1,"condition":"becalmed","gold":0,"goods":7,"has_left":true,"home":159,"home_turn":-1,"lap":0,"magic":3,"misses":0,"square":157,"swept":false,"talismans":[]},{"cards":[],"challenge":7,"character":0,"condition":"free","gold":0,"goods":3,"has_left":true,"home":40,"home_turn":-1,"lap":0,"magic":3,"misses":0,"square":61,"swept":false,"talismans":[]},{"cards":[1],"challenge":5,"character":4,"condition":"damaged","gold":0,"goods":3,"has_left":false,"home":10,"home_turn":-1,"lap":0,"magic":3,"misses":0,"square":10,"swept":false,"talismans":[]},{"cards":[],"challenge":1,"character":3,"condition":"free","gold":0,"goods":3,"has_left":true,"home":200,"home_turn":-1,"lap":0,"magic":3,"misses":0,"square":243,"swept":false,"talismans":[]}],"row":[10,12,4],"since":0,"spin":4,"talisman_deck":[14,2,1,0,5,9,6,7,15,13,3,8,11],"todo":[],"turn":5,"wind":null},"stage":{"seat":2,"type":"choosing"}}');
INSERT INTO "snapshot" VALUES(2,0,'{"position":{"active":[{"card":"h03_06","counted":[],"tally":[]},{"card":"h03_02","counted":[],"tally":[]}],"bank":-2400,"battle":null,"chance":{"count":4,"seed":"d9ed17e3cc0e95ee8d103ed3cc667e97"},"debts":[],"dice":[],"flight":null,"geographic":["nigeria","zaire","japan","switzerland","thailand","indonesia","poland","peru","united_kingdom","south_korea","sweden","iraq","australia","kuwait","ivory_coast","canada","morocco","chile","philippines","colombia","saudi_arabia","brazil","new_zealand","fiji","israel","france","kenya","sri_lanka","singapore","madagascar","belgium","iran","mexico","south_africa","algeria","argentina","malaysia","brunei","venezuela","ethiopia","united_states","pakistan","egypt","cuba","turkey"],"history":["h02_09","h04_08","h04_09","h05_02","h02_01","h01_06","h03_05","h02_05","h04_04","h01_10","h02_10","h04_02","h04_10","h01_09","h05_05","h04_03","h02_03","h01_08","h04_07","h05_10","h05_06","h01_03","h05_01","h05_09","h02_02","h05_03","h02_08","h03_04","h02_04","h05_08","h02_07","h04_06","h01_04","h03_08","h03_10","h01_07","h03_07","h01_02","h03_09","h05_04","h05_07","h04_05","h04_01","h01_05","h03_01","h01_01","h03_03","h02_06"],"last":{"dice":[],"other":null,"seat":0,"subject":"","what":"start"},"losses":[],"open":["papua_new_guinea","spain","greece","west_germany","italy"],"players":[{"base":"6s1l1","cash":600,"countries":[],"held":[],"jeeps":["6s1l1","6s1l1","6s1l1","6s1l1","6s1l1"],"place":0,"planes":[],"port":"6s1s1","ships":[{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0}]},{"base":"6s33l1","cash":600,"countries":[],"held":[],"jeeps":["6s33l1","6s33l1","6s33l1","6s33l1","6s33l1"],"place":0,"planes":[],"port":"6s33s1","ships":[{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0}]},{"base":"5s4l1","cash":600,"countries":[],"held":[],"jeeps":["5s4l1","5s4l1","5s4l1","5s4l1","5s4l1"],"place":0,"planes":[],"port":"5s4s1","ships":[{"boarded":"","lap":0,"load":"","node":"5s4s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"5s4s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"5s4s1","sorties":0}]},{"base":"4s8l1","cash":600,"countries":[],"held":[],"jeeps":["4s8l1","4s8l1","4s8l1","4s8l1","4s8l1"],"place":0,"planes":[],"port":"4s8s1","ships":[{"boarded":"","lap":0,"load":"","node":"4s8s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"4s8s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"4s8s1","sorties":0}]}],"points":0,"round":1,"seat":0,"start":0,"table":{"example":1,"has_supplement":false,"is_played_on":true,"level":"simplest","rounds":0,"series":[1,2,3,4,5],"target":150},"trail":[],"war":null},"stage":{"type":"rolling"}}');
INSERT INTO "snapshot" VALUES(3,0,'{"position":{"built":[0,0,0,0,0],"gallery":[1,1,1,1,1],"holder":0,"is_ending":false,"is_goa":false,"known":1,"last":{"bonus":0,"buildings":[],"colonies":[],"explored":null,"is_king":false,"is_rest":false,"lost":0,"money":0,"origin":null,"paid":[],"premium":0,"privilege":null,"recruited":0,"sails":[],"seat":null,"sold":0,"steps":0,"trades":[],"what":"start"},"left":null,"marked":null,"market":[3,3,3],"opening":0,"phase":1,"players":[{"churches":1,"colonies":[[],[],[]],"explorers":[],"factories":[0,0,0],"field":null,"king":"held","money":200,"privileges":[0,0,0,0,0],"ships":[2,0,0,0,0,0,0,0,0,0,0,0,0],"shipyards":1,"workers":3},{"churches":1,"colonies":[[],[],[]],"explorers":[],"factories":[0,0,0],"field":null,"king":"held","money":200,"privileges":[0,0,0,0,0],"ships":[2,0,0,0,0,0,0,0,0,0,0,0,0],"shipyards":1,"workers":3},{"churches":1,"colonies":[[],[],[]],"explorers":[],"factories":[0,0,0],"field":null,"king":"held","money":200,"privileges":[0,0,0,0,0],"ships":[2,0,0,0,0,0,0,0,0,0,0,0,0],"shipyards":1,"workers":3},{"churches":1,"colonies":[[],[],[]],"explorers":[],"factories":[0,0,0],"field":null,"king":"held","money":200,"privileges":[0,0,0,0,0],"ships":[2,0,0,0,0,0,0,0,0,0,0,0,0],"shipyards":1,"workers":3}],"removed":[50,70,120],"reserve":[5,5,5,5,5],"run":0,"stacks":[[],[130,90,50],[70,120,110,100],[60,40,80,90],[60,150],[110],[80,120],[100,140],[100,160,130,80],[150,90,70],[110,140],[60,180],[170]],"start":1,"turns":0},"stage":{"seat":1,"type":"moving"}}');
INSERT INTO "snapshot" VALUES(4,0,'{"position":{"bottom":0,"buyer":0,"chance":{"count":5,"seed":"2a04ff67050dc58c714699bda826e5f1"},"deck":[4,1,4,7,5,3,7,8,6,5,7,4,8,1,3,2,6,2,9,6,9,5,2,9,1,8,3],"discard":[],"is_bought":false,"is_exact":false,"last":{"amount":0,"explorer":null,"seat":null,"what":"start"},"later":[["marco_polo","magellan","vasco_da_gama","cook","cook","columbus","pizarro","marco_polo","columbus","magellan","pizarro","vasco_da_gama"],["pizarro","vasco_da_gama","columbus","magellan","cook","marco_polo"]],"moved":null,"phase":1,"players":[{"hand":[1,2,3,4,5,6,7,8,9],"is_open":false,"piles":[],"ships":[],"vetoes":0,"vetoes_used":0},{"hand":[1,2,3,4,5,6,7,8,9],"is_open":false,"piles":[],"ships":[],"vetoes":0,"vetoes_used":0},{"hand":[1,2,3,4,5,6,7,8,9],"is_open":false,"piles":[],"ships":[],"vetoes":0,"vetoes_used":0},{"hand":[1,2,3,4,5,6,7,8,9],"is_open":false,"piles":[],"ships":[],"vetoes":0,"vetoes_used":0}],"sides":["a","a"],"stack":["pizarro","magellan","vasco_da_gama","cook","magellan","vasco_da_gama","cook","marco_polo","cook","pizarro","magellan","columbus","pizarro","columbus","marco_polo","marco_polo","columbus"],"unsold":[]},"stage":{"bid":0,"card":"vasco_da_gama","queue":[0,1,2,3],"trail":[],"type":"bidding"}}');
INSERT INTO "snapshot" VALUES(6,0,'{"position":{"active":[{"card":"h03_05","counted":[],"tally":[]},{"card":"h03_07","counted":[],"tally":[]}],"bank":-2400,"battle":null,"chance":{"count":4,"seed":"502e505642d15cd3bb8c14090ee3bdcb"},"debts":[],"dice":[],"flight":null,"geographic":["egypt","greece","algeria","united_states","switzerland","kenya","south_korea","colombia","sri_lanka","morocco","south_africa","belgium","madagascar","ethiopia","poland","indonesia","turkey","philippines","peru","sweden","iran","mexico","venezuela","japan","italy","canada","kuwait","brazil","singapore","saudi_arabia","brunei","chile","france","nigeria","pakistan","fiji","west_germany","papua_new_guinea","argentina","ivory_coast","israel","zaire","malaysia","new_zealand","thailand"],"history":["h04_08","h01_07","h05_07","h01_08","h01_09","h02_09","h02_06","h04_09","h01_04","h05_05","h04_03","h04_04","h01_05","h05_03","h05_08","h03_06","h03_09","h04_07","h01_06","h04_06","h03_02","h01_02","h02_10","h01_03","h05_09","h03_01","h03_10","h03_08","h05_04","h03_03","h04_10","h01_10","h02_04","h02_01","h05_10","h05_02","h02_07","h04_02","h04_01","h04_05","h02_02","h01_01","h05_06","h02_08","h02_05","h02_03","h05_01","h03_04"],"last":{"dice":[],"other":null,"seat":1,"subject":"","what":"start"},"losses":[],"open":["australia","iraq","spain","cuba","united_kingdom"],"players":[{"base":"6s1l1","cash":1200,"countries":[],"held":[],"jeeps":["6s1l1","6s1l1","6s1l1","6s1l1","6s1l1"],"place":0,"planes":[],"port":"6s1s1","ships":[{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s1s1","sorties":0}]},{"base":"6s33l1","cash":1200,"countries":[],"held":[],"jeeps":["6s33l1","6s33l1","6s33l1","6s33l1","6s33l1"],"place":0,"planes":[],"port":"6s33s1","ships":[{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0},{"boarded":"","lap":0,"load":"","node":"6s33s1","sorties":0}]}],"points":0,"round":1,"seat":1,"start":1,"table":{"example":1,"has_supplement":false,"is_played_on":true,"level":"simplest","rounds":0,"series":[1,2,3,4,5],"target":150},"trail":[],"war":null},"stage":{"type":"rolling"}}');
CREATE TABLE standing_order (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    slot TEXT NOT NULL,
    line TEXT NOT NULL,
    scope TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, seat, slot)
) STRICT, WITHOUT ROWID;
INSERT INTO "standing_order" VALUES(1,1,'stake','stake none','match','{"args":{},"key":"carta_magica.order.stake.text.none"}');
INSERT INTO "standing_order" VALUES(1,2,'swap','swap always','match','{"args":{},"key":"carta_magica.order.swap.text.always"}');
INSERT INTO "standing_order" VALUES(2,2,'draw','draw history','match','{"args":{},"key":"magellan.order.draw.text.history"}');
INSERT INTO "standing_order" VALUES(3,1,'turn.1','buildings -','{"number":1,"base":15,"ask":"turn.field","reads":"4e00382aa530","may_differ":false,"conditions":[{"name":"phase","value":"1","text":{"args":{"phase":1},"key":"navegador.plan.phase"}},{"name":"ending","value":"open","text":{"args":{},"key":"navegador.plan.open"}}]}','{"args":{"conditions":[{"args":{"phase":1},"key":"navegador.plan.phase"},{"args":{},"key":"navegador.plan.open"}],"words":{"args":{"first":{"args":{"field":{"args":{},"key":"navegador.field.buildings"},"who":{"seat":1}},"key":"navegador.note.move"},"more":{"args":{"who":{"seat":1}},"key":"navegador.note.nothing"}},"key":"core.prepared.notes"}},"key":"core.prepared.exactly-while"}');
INSERT INTO "standing_order" VALUES(3,2,'turn.1','market2 su=- go=- sp=-','{"number":1,"base":15,"ask":"turn.field","reads":"aa9f6587ec4d","may_differ":false,"conditions":[{"name":"phase","value":"1","text":{"args":{"phase":1},"key":"navegador.plan.phase"}},{"name":"ending","value":"open","text":{"args":{},"key":"navegador.plan.open"}}]}','{"args":{"conditions":[{"args":{"phase":1},"key":"navegador.plan.phase"},{"args":{},"key":"navegador.plan.open"}],"words":{"args":{"first":{"args":{"field":{"args":{},"key":"navegador.field.market2"},"who":{"seat":2}},"key":"navegador.note.move"},"more":{"args":{"who":{"seat":2}},"key":"navegador.note.nothing"}},"key":"core.prepared.notes"}},"key":"core.prepared.exactly-while"}');
INSERT INTO "standing_order" VALUES(4,0,'bid','bid pass','1.3.0','{"args":{"explorer":{"args":{},"key":"pizarro.explorer.magellan"}},"key":"pizarro.order.bid.text.pass"}');
INSERT INTO "standing_order" VALUES(4,1,'swap','swap none','match','{"args":{},"key":"pizarro.order.swap.text.none"}');
INSERT INTO "standing_order" VALUES(4,3,'swap','swap none','match','{"args":{},"key":"pizarro.order.swap.text.none"}');
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
INSERT INTO "timer" VALUES(3,'late',0,1760346590.0,NULL,NULL);
INSERT INTO "timer" VALUES(3,'remind',0,1760044190.0,NULL,NULL);
INSERT INTO "timer" VALUES(4,'bot',2,1760001384.0,NULL,NULL);
INSERT INTO "timer" VALUES(4,'order',0,1760001500.0,NULL,NULL);
INSERT INTO "timer" VALUES(4,'order',1,1760001381.0,NULL,NULL);
INSERT INTO "timer" VALUES(4,'order',3,1760001500.0,NULL,NULL);
CREATE TABLE told_at (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    told TEXT NOT NULL CHECK (told IN ('channel', 'dm', 'digest', 'off')),
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('match',6);
INSERT INTO "sqlite_sequence" VALUES('notice',1);
COMMIT;
PRAGMA user_version = 22;
